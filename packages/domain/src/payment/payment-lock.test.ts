import { describe, expect, it } from 'vitest';
import { confirmPaymentFx } from '../api/payments.ts';
import { createMemoryLocks, $locks } from '../platform/ports/locks.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { cardConfirmed } from './index.ts';
import { openCardChoice, createCardChoice } from './test/open-card-choice.ts';
import { createPaymentService, createPaymentScreen } from './test/payment-screen.ts';

/** Opens a tab that has confirmed a card, and a second tab with the same draft. Both tabs share their locks. */
const openTabWhileConfirming = async () => {
  const service = createPaymentService();
  const tabs = createSharedStorage();
  const values: [typeof $locks, object][] = [[$locks, createMemoryLocks()]];
  let respond = () => {};
  const slowConfirmation = new Promise<void>((resolve) => (respond = resolve));
  const payingTab = await openCardChoice(service, {
    storage: tabs.openTab(),
    values,
    handlers: [
      [
        confirmPaymentFx,
        async (params: Parameters<typeof service.confirm>[0]) => {
          await slowConfirmation;
          return service.confirm(params);
        },
      ],
    ],
  });
  const otherTab = createPaymentScreen(service, { storage: tabs.openTab(), values });
  payingTab.fireWithoutWaiting(cardConfirmed, createCardChoice('saved-1'));
  await payingTab.clock.advance(0);
  return { service, tabs, payingTab, otherTab, respond };
};

describe('a payment that another tab is confirming', () => {
  it('is not cancelled by a tab that opens the payment screen', async () => {
    const { service, payingTab, otherTab, respond } = await openTabWhileConfirming();

    const opened = otherTab.open().then(() => otherTab.showPayment());
    await otherTab.clock.advance(0);
    respond();
    await opened;
    await payingTab.clock.advance(0);

    expect(service.payments.map(({ status, charges }) => [status, charges])).toEqual([['paid', 1]]);
    expect(payingTab.placed).toEqual(service.orders);
  });
});
