import { describe, expect, it } from 'vitest';
import { at } from '../testing/harness.ts';
import { startPayment } from '../testing/payments.ts';

describe('a payment with a saved card', () => {
  it("answers 404 and charges nothing when the card is another account's", async () => {
    const { prepare, service, countNewOrders } = await startPayment();
    const { confirm, read } = await prepare();
    const ownerId = 'a-dhaka-01';
    const foreignCards = [...service.store.all('card')].filter(({ accountId }) => accountId !== ownerId);
    expect(foreignCards).not.toEqual([]);

    for (const { id } of foreignCards)
      expect((await confirm({ payment_instrument_id: id })).status).toBe(404);

    expect(await read()).toMatchObject({ status: 'open', order_id: null });
    expect(await countNewOrders()).toBe(0);
  });

  it('answers 404 when the card does not exist', async () => {
    const { prepare } = await startPayment();
    const { confirm } = await prepare();

    expect((await confirm({ payment_instrument_id: 'card-unknown' })).status).toBe(404);
  });

  it("offers only the account's own cards", async () => {
    const { prepare, service } = await startPayment();
    const { offer } = await prepare();
    const ownIds = [...service.store.all('card')]
      .filter(({ accountId }) => accountId === 'a-dhaka-01')
      .map(({ id }) => id);

    const offered = at(offer, 'payment_instruments') as { readonly payment_instrument_id: string }[];
    expect(offered.map((card) => card.payment_instrument_id)).toEqual(ownIds);
  });
});
