import { describe, expect, it } from 'vitest';
import { messagePasted } from '../draft/message-pasted.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { visibleSteps } from './index.ts';
import { openSmallScreen } from './test/small-screen.ts';

describe('prefilled form on a small screen', () => {
  const storageWithCompleteDraft = async () => {
    const before = requestScreen();
    await before.open();
    await before.pickAddress();
    await before.fillDetails();
    await before.clock.advance(1000);
    return before.storage;
  };

  it('opens the payment step for a restored complete draft', async () => {
    const { visibleStep } = await openSmallScreen({ storage: await storageWithCompleteDraft() });
    expect(visibleStep()).toBe('FillPaymentDetails');
  });

  it('opens the step that was visible before the reload', async () => {
    for (const step of visibleSteps) {
      const { visibleStep } = await openSmallScreen({ storage: await storageWithCompleteDraft() }, step);
      expect(visibleStep()).toBe(step);
    }
  });

  it('opens the first incomplete step after a paste', async () => {
    const screen = await openSmallScreen();
    await screen.pickAddress();
    await screen.fire(messagePasted, {} as never);
    expect(screen.visibleStep()).toBe('FillOrderDetails');
  });

  it('stays at the address step after a paste until the vendor picks an address and continues', async () => {
    const screen = await openSmallScreen();
    await screen.fillDetails();
    await screen.fire(messagePasted, {} as never);
    await screen.pickAddress();
    expect(screen.visibleStep()).toBe('AskForDestinationAddress');
    await screen.next();
    expect(screen.visibleStep()).toBe('FillPaymentDetails');
  });
});
