import { describe, expect, it } from 'vitest';
import { fieldChanged } from '../draft/draft.model.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { openDetailsStep, openSmallScreen } from './test/small-screen.ts';

const pendingPhone = { text: '01812345678', e164: null, possible: null };
const knownPhone = { text: '01812-345678', e164: '+8801812345678', possible: true };

/** Opens the details step with a phone number whose numbering plan is still loading. */
const openPendingStep = async () => {
  const screen = await openDetailsStep();
  await screen.fillDetails();
  await screen.fire(fieldChanged, { field: 'phone', value: pendingPhone });
  return screen;
};

describe('a phone number whose numbering plan is still loading', () => {
  it('holds the details step without an error until the number is known, and then continues', async () => {
    const { fire, next, visibleStep, errors } = await openPendingStep();
    await next();
    expect([visibleStep(), errors()]).toEqual(['FillOrderDetails', {}]);

    await fire(fieldChanged, { field: 'phone', value: knownPhone });
    expect(visibleStep()).toBe('FillPaymentDetails');
  });

  it('does not hold the address step, which has no phone field', async () => {
    const { select, next, visibleStep } = await openPendingStep();
    await select('AskForDestinationAddress');
    await next();
    expect(visibleStep()).toBe('FillOrderDetails');
  });

  it('drops the press when the vendor goes back to another step', async () => {
    const { fire, select, next, visibleStep } = await openPendingStep();
    await next();
    await select('AskForDestinationAddress');
    await fire(fieldChanged, { field: 'phone', value: knownPhone });
    expect(visibleStep()).toBe('AskForDestinationAddress');
  });

  it('opens the details step for a restored draft, so that the phone field can check the number', async () => {
    const before = requestScreen();
    await before.open();
    await before.pickAddress();
    await before.fillDetails();
    await before.fire(fieldChanged, { field: 'phone', value: pendingPhone });
    await before.clock.advance(1000);

    const { visibleStep } = await openSmallScreen({ storage: before.storage });
    expect(visibleStep()).toBe('FillOrderDetails');
  });
});
