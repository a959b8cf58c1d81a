import type { UpdateOrderBody } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { guestOrder, payAsGuest, signInAsGuest } from '../testing/guests.ts';
import { at, createHarness, ordersApi, type Reply, type TestClient } from '../testing/harness.ts';
import { startPayment } from '../testing/payments.ts';

const order = `${ordersApi}/order`;
const refusal = ({ status, body }: Reply) => [status, at(body, 'message')];
const paymentRequired = [400, 'online-payment-required'];

const startAsGuest = async () => {
  const harness = createHarness();
  const guest = await signInAsGuest(harness);
  const body = await guestOrder(harness, guest, 'PAID');
  const countOrders = async () => {
    const reply = await guest.client.get(`${ordersApi}/vendor/vendorID/orders`);
    return (at(reply.body, 'result', 'data') as unknown[]).length;
  };
  /** Builds a modification with a fresh quote that keeps the destination. */
  const change = async (client: TestClient, payment_method: 'PAID' | 'CASH_ON_DELIVERY') => {
    const { latitude, longitude } = body.customer.location;
    const source = body.sender?.location;
    const { body: quote } = await client.post(`${ordersApi}/delivery/fee`, {
      source: { latitude: source?.latitude, longitude: source?.longitude },
      destination: { latitude, longitude },
      vendor_id: 'vendorID',
      delivery_type: 'food',
    });
    return {
      vendor_id: 'vendorID',
      payment_method,
      amount: 450,
      item_details: 'Biryani and borhani',
      location: body.customer.location,
      delivery_fee: Number(at(quote, 'result', 'fee')),
      signature: String(at(quote, 'result', 'signature')),
    } satisfies UpdateOrderBody;
  };
  return { ...harness, guest, client: guest.client, body, countOrders, change };
};

describe("guest's order", () => {
  it('is refused when it claims to be paid', async () => {
    const { client, body, countOrders } = await startAsGuest();
    expect(refusal(await client.post(order, body))).toEqual(paymentRequired);
    expect(await countOrders()).toBe(0);
  });

  it('is created as paid by the payment calls', async () => {
    const { guest, body, countOrders } = await startAsGuest();
    expect(at((await payAsGuest(guest, body)).body, 'result', 'status')).toBe('paid');
    expect(await countOrders()).toBe(1);
  });

  it('cannot be modified from cash to paid', async () => {
    const harness = await startAsGuest();
    const { client, guest, change } = harness;
    const created = await client.post(order, await guestOrder(harness, guest));
    const path = `${order}/${String(at(created.body, 'result', 'order_id'))}`;

    expect(refusal(await client.put(path, await change(client, 'PAID')))).toEqual(paymentRequired);
    expect((await client.put(path, await change(client, 'CASH_ON_DELIVERY'))).status).toBe(200);
  });

  it('cannot be modified to a higher fee than the one paid', async () => {
    const { client, guest, body, change, service } = await startAsGuest();
    const paid = await payAsGuest(guest, body);
    const path = `${order}/${String(at(paid.body, 'result', 'order_id'))}`;

    expect((await client.put(path, await change(client, 'PAID'))).status).toBe(200);
    service.settings.change({ fee_surcharge: 1 });
    expect(refusal(await client.put(path, await change(client, 'PAID')))).toEqual([
      400,
      'fee-exceeds-payment',
    ]);
  });
});

describe("a vendor's order with the payment method PAID", () => {
  it.each([
    ['refused where online payment is activated and cash is not listed', 'online payment', 'true', 400],
    ['refused whatever the case and spacing of the list', ' Online Payment ', 'true', 400],
    ['accepted where cash is listed too', 'cash on delivery|online payment', 'true', 200],
    ['accepted where online payment is not activated', 'online payment', 'false', 200],
  ])('is %s', async (_, paymentMethods, onlinePaymentActivated, status) => {
    const { client, order: body, service } = await startPayment();
    service.settings.change({ parameters: { paymentMethods, onlinePaymentActivated } });
    expect((await client.post(order, body)).status).toBe(status);
  });

  it('is created when its card payment is confirmed, where online payment is required', async () => {
    const { service, prepare, countNewOrders } = await startPayment();
    service.settings.change({
      parameters: { paymentMethods: 'online payment', onlinePaymentActivated: 'true' },
    });
    const { confirm, newCard } = await prepare();
    expect(at((await confirm(await newCard('approved'))).body, 'result', 'status')).toBe('paid');
    expect(await countNewOrders()).toBe(1);
  });
});
