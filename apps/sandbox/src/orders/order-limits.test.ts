import type { CreateOrderBody } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi, type Reply } from '../testing/harness.ts';

type Edit = (body: CreateOrderBody) => CreateOrderBody;

const named =
  (name: string): Edit =>
  (body) => ({ ...body, customer: { ...body.customer, name } });
const noted =
  (notes: string): Edit =>
  (body) => ({
    ...body,
    customer: { ...body.customer, location: { ...body.customer.location, notes } },
  });
const worth =
  (amount: number): Edit =>
  (body) => ({ ...body, order: { ...body.order, amount } });

const outcome = ({ status, body }: Reply) => [status, at(body, 'meta', 'translation_key')];

const start = async () => {
  const harness = createHarness();
  const client = await harness.createClient();
  const body = await harness.orderBody(client);
  const before = (await harness.storedOrders()).length;
  const countNewOrders = async () => (await harness.storedOrders()).length - before;
  return { ...harness, client, body, countNewOrders };
};

describe('order at the limits of its texts and amount', () => {
  it.each([
    ['a blank name', named(' \u3000'), 'error.invalid-request'],
    ['an invisible name', named('\u200b'), 'error.invalid-request'],
    ['a name with a null character', named('Asha\0'), 'error.invalid-request'],
    ['a name with half of an emoji', named('Asha\ud83d'), 'error.invalid-request'],
    ['a name of 101 characters', named('🛵'.repeat(101)), 'error.invalid-request'],
    ['notes of 1001 bytes', noted('x'.repeat(1001)), 'validation.notes-too-long'],
    ['notes of 500,000 characters', noted('x'.repeat(500_000)), 'error.invalid-request'],
    ['more than ten million taka', worth(10_000_000.01), 'validation.amount-too-large'],
    ['a thousandth of a taka', worth(0.001), 'validation.amount-two-decimals'],
  ])('is refused with a 400 for %s', async (_, edit, key) => {
    const { client, body, countNewOrders } = await start();
    expect(outcome(await client.post(`${ordersApi}/order`, edit(body)))).toEqual([400, key]);
    expect(await countNewOrders()).toBe(0);
  });

  it.each([
    ['a name of 100 characters', named('🛵'.repeat(100))],
    ['notes of 1000 bytes', noted('🛵'.repeat(250))],
    ['ten million taka', worth(10_000_000)],
  ])('is accepted with %s', async (_, edit) => {
    const { client, body, countNewOrders } = await start();
    expect((await client.post(`${ordersApi}/order`, edit(body))).status).toBe(200);
    expect(await countNewOrders()).toBe(1);
  });

  it.each([
    ['notes of 1001 bytes', { notes: 'x'.repeat(1001) }, {}, 'validation.notes-too-long'],
    ['a text with a null character', {}, { item_details: 'Biryani\0' }, 'error.invalid-request'],
    ['more than ten million taka', {}, { amount: 10_000_001 }, 'validation.amount-too-large'],
  ])('cannot be changed to %s', async (_, place, change, key) => {
    const { client, body, placeOrder } = await start();
    const orderId = await placeOrder(client);
    const { customer, order, delivery_fee, signature, vendor_id } = body;
    const reply = await client.put(`${ordersApi}/order/${orderId}`, {
      vendor_id,
      payment_method: order.payment_method,
      amount: order.amount,
      item_details: order.description,
      location: { ...customer.location, ...place },
      delivery_fee,
      signature,
      ...change,
    });
    expect(outcome(reply)).toEqual([400, key]);
  });
});
