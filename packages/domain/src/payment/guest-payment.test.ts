import { describe, expect, it } from 'vitest';
import { $guestOrderIds, guestScreenOpened } from '../follow-up/guest-orders/index.ts';
import { $session } from '../account/session/session.model.ts';
import { accountKeys } from '../platform/ports/account-keys.ts';
import { guestSessionFixture } from '../testing/fixtures.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { cardConfirmed } from './index.ts';
import { openCardChoice, createCardChoice } from './test/open-card-choice.ts';
import { createPaymentService, createPaymentScreen } from './test/payment-screen.ts';

const guestOptions = () => ({
  flags: { GuestCheckout: true },
  values: [[$session, guestSessionFixture()]] as [typeof $session, object][],
});

describe('a guest’s online payment', () => {
  it('stores the id of the paid order on the device', async () => {
    const { fire, placed, scope, storage } = await openCardChoice(createPaymentService(), guestOptions());
    await fire(cardConfirmed, createCardChoice('saved-1'));

    expect(placed).toHaveLength(1);
    expect(scope.getState($guestOrderIds)).toEqual(placed);
    expect(JSON.parse(storage.read(accountKeys.guestOrders) ?? '[]')).toEqual(placed);
  });

  it('stores the order id even if the guest code loads after the return from the bank', async () => {
    const storage = createSharedStorage().openTab();
    const service = createPaymentService();
    const payingPage = await openCardChoice(service, { ...guestOptions(), storage });
    await payingPage.fire(cardConfirmed, createCardChoice('challenged'));
    expect(payingPage.bankVisits).toHaveLength(1);
    service.decideAtBank('approve');

    const returnPage = createPaymentScreen(service, { ...guestOptions(), storage });
    await returnPage.open();
    await returnPage.showPayment('0');
    // Simulates guest code that loads after the order was placed.
    storage.remove(accountKeys.guestOrders);
    await returnPage.fire(guestScreenOpened);

    expect(service.orders).toHaveLength(1);
    expect(JSON.parse(storage.read(accountKeys.guestOrders) ?? '[]')).toEqual(service.orders);
  });
});
