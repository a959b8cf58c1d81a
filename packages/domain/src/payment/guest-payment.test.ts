import { describe, expect, it } from 'vitest';
import { $guestOrderIds, guestScreenOpened } from '../follow-up/guest-orders/index.ts';
import { $session } from '../account/session/session.model.ts';
import { accountKeys } from '../platform/ports/account-keys.ts';
import { guestSessionFixture } from '../testing/fixtures.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { cardConfirmed } from './index.ts';
import { atCards, pay } from './test/at-cards.ts';
import { createPaymentService, paymentDesk } from './test/payment-desk.ts';

const guest = () => ({
  flags: { GuestCheckout: true },
  values: [[$session, guestSessionFixture()]] as [typeof $session, object][],
});

describe('a guest who pays online', () => {
  it('has the id of the paid order kept on the device', async () => {
    const { fire, placed, scope, storage } = await atCards(createPaymentService(), guest());
    await fire(cardConfirmed, pay('saved-1'));

    expect(placed).toHaveLength(1);
    expect(scope.getState($guestOrderIds)).toEqual(placed);
    expect(JSON.parse(storage.read(accountKeys.guestOrders) ?? '[]')).toEqual(placed);
  });

  it('has it kept after the way over the bank, whatever code comes first', async () => {
    const storage = createSharedStorage().openTab();
    const service = createPaymentService();
    const first = await atCards(service, { ...guest(), storage });
    await first.fire(cardConfirmed, pay('challenged'));
    expect(first.visits).toHaveLength(1);
    service.decide('approve');

    const back = paymentDesk(service, { ...guest(), storage });
    await back.open();
    await back.shown('0');
    // As if the code that keeps it had come too late to hear of the order.
    storage.remove(accountKeys.guestOrders);
    await back.fire(guestScreenOpened);

    expect(service.orders).toHaveLength(1);
    expect(JSON.parse(storage.read(accountKeys.guestOrders) ?? '[]')).toEqual(service.orders);
  });
});
