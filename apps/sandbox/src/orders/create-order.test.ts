import type { CreateOrderBody } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, noon, ordersApi } from '../testing/harness.ts';

const order = `${ordersApi}/order`;

const start = async () => {
  const harness = createHarness();
  const client = await harness.createClient();
  const body = await harness.orderBody(client);
  return { ...harness, client, body, before: (await harness.storedOrders()).length };
};

describe('creating an order', () => {
  // Proves: call.post-order, entity.order-read
  it('stores the order as sent and returns its id', async () => {
    const { client, body, storedOrders } = await start();
    const reply = await client.post(order, body);
    expect(reply.status).toBe(200);
    const [newest] = await storedOrders();
    expect(newest).toMatchObject({
      order_id: at(reply.body, 'result', 'order_id'),
      vendor_id: 'y0ud',
      created_at: new Date(noon).toISOString(),
      status: 'RECEIVED',
      customer: body.customer,
      order: { amount: 450, description: 'Biryani', payment_method: 'CASH_ON_DELIVERY' },
      delivery_fee: body.delivery_fee,
      outlet_name: 'Jolchobi Kitchen',
    });
  });

  it('numbers the orders of each vendor separately', async () => {
    const { client, placeOrder } = await start();
    expect(await placeOrder(client)).toBe('y0ud-000006');
    expect(await placeOrder(client)).toBe('y0ud-000007');
    expect(await placeOrder(client, 'k7rm')).toBe('k7rm-000001');
  });

  it("answers the same 404 to another account's vendor and to an unknown one", async () => {
    const { body, createClient, storedOrders, before } = await start();
    const stranger = await createClient('single@saddlebag.test');
    const foreign = await stranger.post(order, body);
    const unknown = await stranger.post(order, { ...body, vendor_id: 'zzzz' });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(unknown.body);
    expect(await storedOrders()).toHaveLength(before);
  });

  const preorderedIn = (hours: number) => Math.round(noon / 1000 + hours * 3600);
  const changes: readonly [string, (body: CreateOrderBody) => unknown, string][] = [
    [
      'a phone number with letters',
      (body) => ({ ...body, customer: { ...body.customer, phone_number: '017x' } }),
      'error.invalid-request',
    ],
    [
      'no address',
      (body) => ({
        ...body,
        customer: { ...body.customer, location: { ...body.customer.location, address: '' } },
      }),
      'error.invalid-request',
    ],
    [
      'a latitude beyond the pole',
      (body) => ({
        ...body,
        customer: { ...body.customer, location: { ...body.customer.location, latitude: 91 } },
      }),
      'error.invalid-request',
    ],
    [
      'a negative amount',
      (body) => ({ ...body, order: { ...body.order, amount: -1 } }),
      'error.invalid-request',
    ],
    [
      'an amount as a string',
      (body) => ({ ...body, order: { ...body.order, amount: '450' } }),
      'error.invalid-request',
    ],
    [
      'a customer name with a Bengali digit',
      (body) => ({ ...body, customer: { ...body.customer, name: 'Sadia ৩' } }),
      'validation.wrong-customer-name',
    ],
    [
      'a description of 201 characters',
      (body) => ({ ...body, order: { ...body.order, description: 'ক'.repeat(201) } }),
      'validation.fill-description',
    ],
    [
      'a pickup code of 31 characters',
      (body) => ({ ...body, pickup_tasks: { pickup_code: 'x'.repeat(31) } }),
      'request.pickup-code.submit.validation-error.length',
    ],
    [
      'a payment method that the vendor does not offer',
      (body) => ({ ...body, order: { ...body.order, payment_method: 'NONE' } }),
      'validation.fill-payment-method',
    ],
    [
      'a delivery time too early',
      (body) => ({ ...body, preordered_for: preorderedIn(0.5) }),
      'error.preorder-time-unavailable',
    ],
    [
      'a delivery time too late',
      (body) => ({ ...body, preordered_for: preorderedIn(48.5) }),
      'error.preorder-time-unavailable',
    ],
    [
      'a delivery time that is not on a quarter hour',
      (body) => ({ ...body, preordered_for: preorderedIn(3) + 60 }),
      'error.preorder-time-unavailable',
    ],
    [
      'a fee other than the quoted one',
      (body) => ({ ...body, delivery_fee: body.delivery_fee - 1 }),
      'error.fee.changed',
    ],
    ['a forged signature', (body) => ({ ...body, signature: '9999999999.AAAA' }), 'error.fee.changed'],
    [
      'a signature with a later expiry',
      (body) => ({
        ...body,
        signature: body.signature.replace(/^\d+/, (expiry) => String(Number(expiry) + 60)),
      }),
      'error.fee.changed',
    ],
    [
      'a quote for another destination',
      (body) => ({
        ...body,
        customer: {
          ...body.customer,
          location: { ...body.customer.location, latitude: body.customer.location.latitude + 0.001 },
        },
      }),
      'error.fee.changed',
    ],
    ['a quote for another outlet', (body) => ({ ...body, vendor_id: 'k7rm' }), 'error.fee.changed'],
    [
      'an address outside the delivery area',
      (body) => ({
        ...body,
        customer: { ...body.customer, location: { ...body.customer.location, latitude: 24.5 } },
      }),
      'request.error.undeliverable-address',
    ],
  ];
  it.each(changes)('refuses %s without storing an order', async (_name, change, key) => {
    const { client, body, storedOrders, before } = await start();
    const reply = await client.post(order, change(body));
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([400, key]);
    expect(await storedOrders()).toHaveLength(before);
  });

  it('accepts the payment method NONE when the NoPaymentMethod flag is on', async () => {
    const { client, body, visitor } = await start();
    const withoutMethod = { ...body, order: { ...body.order, payment_method: 'NONE' } };
    await visitor.post('/sandbox/settings', { flags: { NoPaymentMethod: true } });
    expect((await client.post(order, withoutMethod)).status).toBe(200);
  });

  it('refuses cash when the country does not list it', async () => {
    const { client, body, visitor } = await start();
    await visitor.post('/sandbox/settings', { parameters: { paymentMethods: 'online payment' } });
    const reply = await client.post(order, body);
    expect([reply.status, at(reply.body, 'message')]).toEqual([400, 'payment-method-unavailable']);
  });

  it('answers SignatureExpired when the quote is 15 minutes old', async () => {
    const { client, body, advance } = await start();
    await advance(15 * 60_000 - 1);
    expect((await client.post(order, body)).status).toBe(200);
    await advance(1);
    const reply = await client.post(order, body);
    expect([reply.status, at(reply.body, 'message')]).toEqual([400, 'SignatureExpired']);
  });

  it('accepts a pre-order within the time limits', async () => {
    const { client, body, storedOrders } = await start();
    const preordered_for = preorderedIn(3);
    expect((await client.post(order, { ...body, preordered_for })).status).toBe(200);
    expect((await storedOrders())[0]?.preordered_for).toBe(preordered_for);
  });

  it('accepts delivery times from 1 to 48 hours ahead, within service hours', async () => {
    const { client, body, visitor, advance } = await start();
    const statuses = async (...hours: readonly number[]) => {
      const replies = [];
      for (const hoursAhead of hours)
        replies.push(await client.post(order, { ...body, preordered_for: preorderedIn(hoursAhead) }));
      return replies.map(({ status }) => status);
    };
    expect(await statuses(1, 48, 48.25)).toEqual([200, 200, 400]);
    await advance(5 * 60_000);
    expect(await statuses(1)).toEqual([200]);
    await advance(1);
    expect(await statuses(1)).toEqual([400]);
    // The local time in Dhaka is 12:30.
    await visitor.post('/sandbox/settings', { parameters: { serviceHours: '0900:1430' } });
    expect(await statuses(2, 2.25, 20.5)).toEqual([200, 400, 200]);
  });

  it('refuses a body that is not JSON or that exceeds the size limit', async () => {
    const { app, client } = await start();
    const headers = { authorization: `Bearer ${client.accessToken}` };
    expect((await app.request(order, { method: 'POST', headers, body: '{"vendor_id":' })).status).toBe(400);
    expect((await app.request(order, { method: 'POST', headers, body: 'x'.repeat(1_000_001) })).status).toBe(
      413,
    );
  });
});
