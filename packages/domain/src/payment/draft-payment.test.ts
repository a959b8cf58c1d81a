import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../api/orders.ts';
import { fieldChanged } from '../request/draft/draft.model.ts';
import { orderSubmitted } from '../request/sending/index.ts';
import { createMemoryLocks, $locks } from '../platform/ports/locks.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { cancelRequested, cardConfirmed, paymentLeft } from './index.ts';
import { openCardChoice, createCardChoice } from './test/open-card-choice.ts';
import { createPaymentService } from './test/payment-screen.ts';

/** Opens two tabs in which the vendor chooses a card for the same draft. */
const openTwoCardChoices = async () => {
  const service = createPaymentService();
  const tabs = createSharedStorage();
  const locks: [typeof $locks, object] = [$locks, createMemoryLocks()];
  const openTab = () =>
    openCardChoice(service, {
      storage: tabs.openTab(),
      values: [locks],
      handlers: [[createOrderFx, () => ({ orderId: 'k4ch-000042' })]],
    });
  const firstTab = await openTab();
  await firstTab.clock.advance(500);
  const secondTab = await openTab();
  expect([firstTab.stage(), secondTab.stage()]).toEqual(['choosing', 'choosing']);
  return { service, firstTab, secondTab };
};

describe('a draft whose card choice is open in two tabs', () => {
  it('is charged once when the vendor pays in both tabs', async () => {
    const { service, firstTab, secondTab } = await openTwoCardChoices();
    await firstTab.fire(cardConfirmed, createCardChoice('saved-1'));
    await secondTab.fire(cardConfirmed, createCardChoice('saved-1'));

    expect(service.payments.map(({ charges }) => charges)).toEqual([1, 0]);
    expect([firstTab.placed, secondTab.placed]).toEqual([service.orders, service.orders]);
    expect(secondTab.stage()).toBe('paid');
  });

  it('opens the challenge of the first tab when the vendor pays in the second tab', async () => {
    const { service, firstTab, secondTab } = await openTwoCardChoices();
    await firstTab.fire(cardConfirmed, createCardChoice('challenged'));
    await secondTab.fire(cardConfirmed, createCardChoice('saved-1'));

    expect(secondTab.stage()).toBe('challenged');
    expect(service.payments.map(({ status }) => status)).toEqual(['challenged', 'open']);
  });

  it('is not charged after the first tab has placed its order without a payment', async () => {
    const { service, firstTab, secondTab } = await openTwoCardChoices();
    await firstTab.fire(paymentLeft);
    await firstTab.fire(fieldChanged, { field: 'paymentMethod', value: 'PAID' });
    await firstTab.fire(orderSubmitted);
    await secondTab.fire(cardConfirmed, createCardChoice('saved-1'));

    expect(firstTab.placed).toEqual(['k4ch-000042']);
    expect(secondTab.placed).toEqual(['k4ch-000042']);
    expect(service.payments.map(({ charges }) => charges)).toEqual([0, 0]);
  });

  it('is charged in the second tab after the first tab has cancelled its payment', async () => {
    const { service, firstTab, secondTab } = await openTwoCardChoices();
    await firstTab.fire(cardConfirmed, createCardChoice('challenged'));
    await firstTab.fire(cancelRequested);
    await secondTab.fire(cardConfirmed, createCardChoice('saved-1'));

    expect(service.payments.map(({ status, charges }) => [status, charges])).toEqual([
      ['cancelled', 0],
      ['paid', 1],
    ]);
    expect(secondTab.placed).toEqual(service.orders);
  });
});
