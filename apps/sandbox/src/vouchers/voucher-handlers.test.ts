import { voucherRefusals } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, noon, ordersService, type Reply } from '../testing/harness.ts';

const start = async (email = 'demo@saddlebag.test', vendorId = 'y0ud') => {
  const harness = createHarness();
  const client = await harness.signedIn(email);
  const body = await harness.orderBody(client, vendorId);
  const validate = (code: string, order: object = {}) =>
    client.post(`${ordersService}/voucher/validate`, {
      code,
      order: {
        order_time: noon / 1000,
        delivery_fee: body.delivery_fee,
        signature: body.signature,
        ...order,
      },
      vendor_id: vendorId,
    });
  /** The order with a voucher taken off its fee. */
  const discounted = async (code: string) => {
    const { body: answer } = await validate(code);
    return {
      ...body,
      voucher: at(answer, 'result', 'voucher'),
      discounted_delivery_fee: at(answer, 'result', 'delivery_fee'),
      signature: at(answer, 'result', 'signature'),
    };
  };
  const order = (changed: object) => client.post(`${ordersService}/order`, changed);
  return { ...harness, client, body, validate, discounted, order };
};
const keyOf = ({ status, body }: Reply) => [status, at(body, 'meta', 'translation_key')];

describe('validating a voucher', () => {
  it('takes a percentage off the fee, in the currency’s decimals', async () => {
    const { validate } = await start();
    const { body } = await validate(' ride20 ', { delivery_fee: 68.53 });
    expect(at(body, 'result')).toMatchObject({
      voucher: { code: 'RIDE20', amount: 20, type: 'PERCENTAGE' },
      delivery_fee: 54.82,
    });
  });

  it('takes an amount off the fee, and never more than the fee', async () => {
    const { validate } = await start();
    const left = async (fee: number) =>
      at((await validate('MINUS30', { delivery_fee: fee })).body, 'result', 'delivery_fee');
    expect([await left(68.5), await left(12)]).toEqual([38.5, 0]);
  });

  it.each([
    ['NOBODY', 'unknown'],
    ['MONSOON25', 'expired'],
    ['FIRST5', 'usedUp'],
    ['HARBOUR15', 'otherVendor'],
  ] as const)('refuses %s, which is %s', async (code, reason) => {
    const { validate } = await start();
    const { status, translationKey } = voucherRefusals[reason];
    expect(keyOf(await validate(code))).toEqual([status, translationKey]);
  });

  it('takes the voucher of a vendor for that vendor', async () => {
    const { validate } = await start('single@saddlebag.test', 'q4hs');
    expect((await validate('HARBOUR15')).status).toBe(200);
  });

  // Proves: call-rule.voucher-time
  it('looks at the time for which the order is', async () => {
    const { validate } = await start();
    const before = Date.parse('2025-09-30T17:59:00Z') / 1000;
    expect((await validate('MONSOON25', { order_time: before })).status).toBe(200);
  });

  it('says SignatureExpired where the fee has run out', async () => {
    const { validate, advance } = await start();
    await advance(15 * 60_000);
    const reply = await validate('RIDE20');
    expect([reply.status, at(reply.body, 'message')]).toEqual([400, 'SignatureExpired']);
  });

  it("answers another account's vendor like an unknown one", async () => {
    const { signedIn } = await start();
    const stranger = await signedIn('single@saddlebag.test');
    const reply = await stranger.post(`${ordersService}/voucher/validate`, {
      code: 'RIDE20',
      order: { order_time: 0, delivery_fee: 1, signature: 's' },
      vendor_id: 'y0ud',
    });
    expect(keyOf(reply)).toEqual([404, 'error.not-found']);
  });
});

describe('reading a voucher', () => {
  it('tells what it is worth, and nothing else', async () => {
    const { client } = await start();
    const { body } = await client.get(`${ordersService}/voucher/once50`);
    expect(at(body, 'result')).toEqual({ code: 'ONCE50', amount: 50, type: 'PERCENTAGE' });
  });

  it.each([
    ['NOBODY', 'unknown'],
    ['MONSOON25', 'expired'],
    ['HARBOUR15', 'otherVendor'],
  ] as const)('refuses %s, which is %s', async (code, reason) => {
    const { client } = await start();
    const { status, translationKey } = voucherRefusals[reason];
    expect(keyOf(await client.get(`${ordersService}/voucher/${code}`))).toEqual([status, translationKey]);
  });
});

describe('an order with a voucher', () => {
  it('is taken at the discounted fee', async () => {
    const { discounted, order, storedOrders } = await start();
    const body = await discounted('RIDE20');
    expect((await order(body)).status).toBe(200);
    expect((await storedOrders())[0]?.delivery_fee).toBe(body.discounted_delivery_fee);
  });

  it.each([
    ['another discounted fee', { discounted_delivery_fee: 1 }],
    ['another fee', { delivery_fee: 1 }],
    ['another voucher', { voucher: { code: 'MINUS30', amount: 30, type: 'FIXED' } }],
    ['a voucher of more worth', { voucher: { code: 'RIDE20', amount: 90, type: 'PERCENTAGE' } }],
    ['no voucher', { voucher: undefined, discounted_delivery_fee: undefined }],
    ['a voucher without its fee', { discounted_delivery_fee: undefined }],
    ['another outlet', { vendor_id: 'k7rm' }],
  ])('is refused with %s than was signed', async (_, change) => {
    const { discounted, order } = await start();
    expect(keyOf(await order({ ...(await discounted('RIDE20')), ...change }))).toEqual([
      400,
      'error.fee.changed',
    ]);
  });

  it('is refused for another door than the fee was quoted for', async () => {
    const { discounted, order } = await start();
    const body = await discounted('RIDE20');
    const { location } = body.customer;
    const moved = { ...body.customer, location: { ...location, latitude: location.latitude + 0.001 } };
    expect(keyOf(await order({ ...body, customer: moved }))).toEqual([400, 'error.fee.changed']);
  });

  it('does not come of a fee that nobody quoted', async () => {
    const { body, client, order } = await start();
    const { body: answer } = await client.post(`${ordersService}/voucher/validate`, {
      code: 'RIDE20',
      order: { order_time: 0, delivery_fee: 1, signature: '9999999999.forged' },
      vendor_id: 'y0ud',
    });
    const reply = await order({
      ...body,
      delivery_fee: 1,
      voucher: at(answer, 'result', 'voucher'),
      discounted_delivery_fee: at(answer, 'result', 'delivery_fee'),
      signature: at(answer, 'result', 'signature'),
    });
    expect(keyOf(reply)).toEqual([400, 'error.fee.changed']);
  });

  it('says SignatureExpired when its fee has run out', async () => {
    const { discounted, order, advance } = await start();
    const body = await discounted('RIDE20');
    await advance(15 * 60_000);
    expect(at((await order(body)).body, 'message')).toBe('SignatureExpired');
  });

  it('uses the voucher up, once, however often the same order is sent', async () => {
    const { discounted, client, order, validate } = await start();
    const body = await discounted('ONCE50');
    const again = { ...body, customer: { ...body.customer, name: 'Somebody else' } };
    const send = () => client.post(`${ordersService}/order`, body, { 'idempotency-key': 'one' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(keyOf(await order(again))).toEqual([400, 'voucher.error.used-up']);
    expect(keyOf(await validate('ONCE50'))).toEqual([400, 'voucher.error.used-up']);
  });
});
