import { voucherRefusals } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, noon, ordersApi, type Reply } from '../testing/harness.ts';

const start = async (email = 'demo@saddlebag.test', vendorId = 'y0ud', surcharge = 0) => {
  const harness = createHarness();
  const client = await harness.createClient(email);
  harness.service.settings.change({ fee_surcharge: surcharge });
  const body = await harness.orderBody(client, vendorId);
  const validate = (code: string, order: object = {}) =>
    client.post(`${ordersApi}/voucher/validate`, {
      code,
      order: {
        order_time: noon / 1000,
        delivery_fee: body.delivery_fee,
        signature: body.signature,
        ...order,
      },
      vendor_id: vendorId,
    });
  /** Builds an order body with a validated voucher. */
  const bodyWithVoucher = async (code: string) => {
    const { body: reply } = await validate(code);
    return {
      ...body,
      voucher: at(reply, 'result', 'voucher'),
      discounted_delivery_fee: at(reply, 'result', 'delivery_fee'),
      signature: at(reply, 'result', 'signature'),
    };
  };
  const postOrder = (orderBody: object) => client.post(`${ordersApi}/order`, orderBody);
  return { ...harness, client, body, validate, bodyWithVoucher, postOrder };
};
const statusAndKey = ({ status, body }: Reply) => [status, at(body, 'meta', 'translation_key')];

describe('voucher validation', () => {
  it("subtracts a percentage, rounded to the currency's decimals", async () => {
    const { validate, body: order } = await start('demo@saddlebag.test', 'y0ud', 0.03);
    const { body } = await validate(' ride20 ');
    expect(at(body, 'result', 'voucher')).toEqual({ code: 'RIDE20', amount: 20, type: 'PERCENTAGE' });
    expect(at(body, 'result', 'delivery_fee')).toBe(Number((order.delivery_fee * 0.8).toFixed(2)));
  });

  it('subtracts an amount, at most the fee itself', async () => {
    const high = await start();
    const low = await start('bahrain@saddlebag.test', 'b6vl');
    const discountedFee = ({ body }: Reply) => at(body, 'result', 'delivery_fee');
    expect(low.body.delivery_fee).toBeLessThan(30);
    expect(discountedFee(await high.validate('MINUS30'))).toBe(high.body.delivery_fee - 30);
    expect(discountedFee(await low.validate('MINUS30'))).toBe(0);
  });

  it.each([
    ['a fee that the service did not quote', { delivery_fee: 1 }],
    ['a fee of 0', { delivery_fee: 0 }],
    ['a forged signature', { signature: '9999999999.trip.forged' }],
    ['a text that is no signature', { signature: '' }],
  ])('refuses %s', async (_, order) => {
    const { validate } = await start();
    expect(statusAndKey(await validate('RIDE20', order))).toEqual([400, 'error.fee.changed']);
  });

  it('refuses a fee that was quoted for another outlet', async () => {
    const { client, body } = await start();
    const reply = await client.post(`${ordersApi}/voucher/validate`, {
      code: 'RIDE20',
      order: { order_time: noon / 1000, delivery_fee: body.delivery_fee, signature: body.signature },
      vendor_id: 'k7rm',
    });
    expect(statusAndKey(reply)).toEqual([400, 'error.fee.changed']);
  });

  it('refuses a fee that a voucher has already reduced', async () => {
    const { bodyWithVoucher, validate } = await start();
    const { discounted_delivery_fee: delivery_fee, signature } = await bodyWithVoucher('RIDE20');
    expect(statusAndKey(await validate('MINUS30', { delivery_fee, signature }))).toEqual([
      400,
      'error.fee.changed',
    ]);
  });

  it.each([
    ['NOBODY', 'unknown'],
    ['MONSOON25', 'expired'],
    ['FIRST5', 'usedUp'],
    ['HARBOUR15', 'otherVendor'],
  ] as const)('refuses %s with the reason %s', async (code, reason) => {
    const { validate } = await start();
    const { status, translationKey } = voucherRefusals[reason];
    expect(statusAndKey(await validate(code))).toEqual([status, translationKey]);
  });

  it('accepts a voucher for the vendor it is limited to', async () => {
    const { validate } = await start('single@saddlebag.test', 'q4hs');
    expect((await validate('HARBOUR15')).status).toBe(200);
  });

  // Proves: call-rule.voucher-time
  it('checks the expiry at the time of the order', async () => {
    const { validate } = await start();
    const before = Date.parse('2025-09-30T17:59:00Z') / 1000;
    expect((await validate('MONSOON25', { order_time: before })).status).toBe(200);
  });

  it('answers SignatureExpired when the quote has expired', async () => {
    const { validate, advance } = await start();
    await advance(15 * 60_000);
    const reply = await validate('RIDE20');
    expect([reply.status, at(reply.body, 'message')]).toEqual([400, 'SignatureExpired']);
  });

  it("answers 404 for another account's vendor", async () => {
    const { createClient } = await start();
    const stranger = await createClient('single@saddlebag.test');
    const reply = await stranger.post(`${ordersApi}/voucher/validate`, {
      code: 'RIDE20',
      order: { order_time: 0, delivery_fee: 1, signature: 's' },
      vendor_id: 'y0ud',
    });
    expect(statusAndKey(reply)).toEqual([404, 'error.not-found']);
  });
});

describe('reading a voucher', () => {
  it('returns only its public terms', async () => {
    const { client } = await start();
    const { body } = await client.get(`${ordersApi}/voucher/once50`);
    expect(at(body, 'result')).toEqual({ code: 'ONCE50', amount: 50, type: 'PERCENTAGE' });
  });

  it.each([
    ['NOBODY', 'unknown'],
    ['MONSOON25', 'expired'],
    ['HARBOUR15', 'otherVendor'],
  ] as const)('refuses %s with the reason %s', async (code, reason) => {
    const { client } = await start();
    const { status, translationKey } = voucherRefusals[reason];
    expect(statusAndKey(await client.get(`${ordersApi}/voucher/${code}`))).toEqual([status, translationKey]);
  });
});

describe('order with a voucher', () => {
  it('is stored with the discounted fee', async () => {
    const { bodyWithVoucher, postOrder, storedOrders } = await start();
    const body = await bodyWithVoucher('RIDE20');
    expect((await postOrder(body)).status).toBe(200);
    expect((await storedOrders())[0]?.delivery_fee).toBe(body.discounted_delivery_fee);
  });

  it.each([
    ['a discounted fee that was not signed', { discounted_delivery_fee: 1 }],
    ['a fee that was not signed', { delivery_fee: 1 }],
    ['a voucher that was not signed', { voucher: { code: 'MINUS30', amount: 30, type: 'FIXED' } }],
    ['a voucher with a higher amount', { voucher: { code: 'RIDE20', amount: 90, type: 'PERCENTAGE' } }],
    ['its voucher removed', { voucher: undefined, discounted_delivery_fee: undefined }],
    ['a voucher without its fee', { discounted_delivery_fee: undefined }],
    ['another outlet as vendor', { vendor_id: 'k7rm' }],
  ])('is refused with %s', async (_, change) => {
    const { bodyWithVoucher, postOrder } = await start();
    expect(statusAndKey(await postOrder({ ...(await bodyWithVoucher('RIDE20')), ...change }))).toEqual([
      400,
      'error.fee.changed',
    ]);
  });

  it('is refused for a destination other than the quoted one', async () => {
    const { bodyWithVoucher, postOrder } = await start();
    const body = await bodyWithVoucher('RIDE20');
    const { location } = body.customer;
    const movedCustomer = {
      ...body.customer,
      location: { ...location, latitude: location.latitude + 0.001 },
    };
    expect(statusAndKey(await postOrder({ ...body, customer: movedCustomer }))).toEqual([
      400,
      'error.fee.changed',
    ]);
  });

  it('answers SignatureExpired when the quote has expired', async () => {
    const { bodyWithVoucher, postOrder, advance } = await start();
    const body = await bodyWithVoucher('RIDE20');
    await advance(15 * 60_000);
    expect(at((await postOrder(body)).body, 'message')).toBe('SignatureExpired');
  });

  it('counts one use for repeats with the same idempotency key', async () => {
    const { bodyWithVoucher, client, postOrder, validate } = await start();
    const body = await bodyWithVoucher('ONCE50');
    const otherOrder = { ...body, customer: { ...body.customer, name: 'Other Customer' } };
    const send = () => client.post(`${ordersApi}/order`, body, { 'idempotency-key': 'one' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(statusAndKey(await postOrder(otherOrder))).toEqual([400, 'voucher.error.used-up']);
    expect(statusAndKey(await validate('ONCE50'))).toEqual([400, 'voucher.error.used-up']);
  });
});
