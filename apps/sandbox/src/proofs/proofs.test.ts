import { proofDays } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi, type TestClient } from '../testing/harness.ts';

const dayMs = 86_400_000;

/** Places an order of the demo account and lets the rider deliver it. */
const deliver = async () => {
  const harness = createHarness({ settings: { speed: 1 } });
  const client = await harness.createClient();
  const orderId = await harness.placeOrder(client);
  const statusOf = async () => (await harness.storedOrders()).find(({ order_id }) => order_id === orderId);
  const load = (
    kind: string,
    { by = client, vendorId = 'y0ud' }: { by?: TestClient; vendorId?: string } = {},
  ) => by.get(`${ordersApi}/order/proof?vendorId=${vendorId}&orderId=${orderId}&kind=${kind}`);
  for (let minute = 0; minute < 300 && (await statusOf())?.status !== 'DELIVERED'; minute += 1)
    await harness.advance(60_000);
  return { ...harness, load };
};

describe('proof of an own order', () => {
  // Proves: public-page.proofs
  it('is a picture for a week and then answers 404', async () => {
    const { load, advance, createClient } = await deliver();
    const { status, body } = await load('delivery');
    expect(status).toBe(200);
    expect(at(body, 'result', 'image')).toMatch(/^data:image\/svg\+xml;base64,/);

    await advance(proofDays * dayMs);

    // The first session has expired by now.
    const deleted = await load('delivery', { by: await createClient() });
    expect([deleted.status, at(deleted.body, 'meta', 'translation_key')]).toEqual([
      404,
      'error.proof-deleted',
    ]);
  });

  it('answers 404 for a picture that the rider did not take', async () => {
    const { load } = await deliver();

    expect((await load('return')).status).toBe(404);
  });

  it('stays hidden from another account, another outlet and a visitor', async () => {
    const { load, createClient, visitor } = await deliver();
    const stranger = await createClient('bahrain@saddlebag.test');

    const replies = await Promise.all([
      load('delivery', { by: stranger }),
      load('delivery', { vendorId: 'k7rm' }),
      load('delivery', { by: visitor }),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 401]);
  });
});
