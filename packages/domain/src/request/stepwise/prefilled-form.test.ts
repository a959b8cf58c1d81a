import { describe, expect, it } from 'vitest';
import { messagePasted } from '../draft/message-pasted.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { visibleSteps } from './index.ts';
import { onSmallScreen } from './test/small-screen.ts';

describe('what fills the form at once', () => {
  const kept = async () => {
    const before = requestScreen();
    await before.open();
    await before.pickAddress();
    await before.fillDetails();
    await before.clock.advance(1000);
    return before.storage;
  };

  it('leads to the check when a draft is found again that is complete', async () => {
    const { shown } = await onSmallScreen({ storage: await kept() });
    expect(shown()).toBe('FillPaymentDetails');
  });

  it('leads no further than where one was before a reload', async () => {
    for (const step of visibleSteps) {
      const { shown } = await onSmallScreen({ storage: await kept() }, step);
      expect(shown()).toBe(step);
    }
  });

  it('leads a pasted message to the first step that still needs something', async () => {
    const screen = await onSmallScreen();
    await screen.pickAddress();
    await screen.fire(messagePasted, {} as never);
    expect(screen.shown()).toBe('FillOrderDetails');
  });

  it('stays at the address that is still to be picked after a paste, and at the one that is picked then', async () => {
    const screen = await onSmallScreen();
    await screen.fillDetails();
    await screen.fire(messagePasted, {} as never);
    await screen.pickAddress();
    expect(screen.shown()).toBe('AskForDestinationAddress');
    await screen.next();
    expect(screen.shown()).toBe('FillPaymentDetails');
  });
});
