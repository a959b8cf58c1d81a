import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersService } from '../testing/harness.ts';

describe('the vendors of an account', () => {
  it('are the parent and its outlets, all in their city', async () => {
    const { signedIn } = createHarness();
    const { body } = await (await signedIn()).get(`${ordersService}/vendors`);
    const vendors = at(body, 'result', 'vendors') as object[];
    expect(
      vendors.map((vendor) => [
        at(vendor, 'vendor_id'),
        at(vendor, 'parent_vendor_id'),
        at(vendor, 'is_parent'),
      ]),
    ).toEqual([
      ['y0ud', null, true],
      ['k7rm', 'y0ud', false],
      ['p2wn', 'y0ud', false],
      ['t9xe', 'y0ud', false],
    ]);
    for (const vendor of vendors) {
      expect(at(vendor, 'vendor_information', 'currency')).toBe('BDT');
      expect(at(vendor, 'vendor_information', 'location', 'latitude')).toBeCloseTo(23.78, 1);
    }
  });

  it.each([
    ['single@saddlebag.test', 'q4hs', 'SGD', 'sg'],
    ['bahrain@saddlebag.test', 'b6vl', 'BHD', 'bh'],
  ])('of %s is one shop that is nobody’s parent', async (email, id, currency, country) => {
    const { signedIn } = createHarness();
    const { body } = await (await signedIn(email)).get(`${ordersService}/vendors`);
    expect(at(body, 'result', 'vendors')).toMatchObject([
      {
        vendor_id: id,
        is_parent: false,
        vendor_information: { currency, location: { country_code: country } },
      },
    ]);
  });

  it('can be read one by one, by their owner only', async () => {
    const { signedIn } = createHarness();
    const [owner, stranger] = await Promise.all([signedIn(), signedIn('single@saddlebag.test')]);
    expect(at((await owner.get(`${ordersService}/vendor/k7rm`)).body, 'result', 'vendor_id')).toBe('k7rm');
    const foreign = await stranger.get(`${ordersService}/vendor/k7rm`);
    expect([foreign.status, at(foreign.body, 'meta', 'translation_key')]).toEqual([404, 'error.not-found']);
  });
});

describe('a country parameter', () => {
  // Proves: call-rule.parameter-service-hours, call-rule.parameter-online-payment
  // Proves: call-rule.parameter-item-value, call-rule.parameter-payment-methods
  it('is a text of the country', async () => {
    const { signedIn } = createHarness();
    const client = await signedIn();
    const read = async (name: string) =>
      at((await client.get(`${ordersService}/get-country-parameter/${name}`)).body, 'result');
    expect(await read('serviceHours')).toBe('0000:2359');
    expect(await read('onlinePaymentActivated')).toBe('false');
    expect(await read('orderItemValueExceedLimit')).toBe('10000');
    expect(await read('paymentMethods')).toBe('cash on delivery');
    expect(await read('allOutletOrders')).toBe('true');
  });

  it('can be set for a test', async () => {
    const { signedIn, visitor } = createHarness();
    await visitor.post('/sandbox/settings', { parameters: { serviceHours: '0900:1000' } });
    const { body } = await (await signedIn()).get(`${ordersService}/get-country-parameter/serviceHours`);
    expect(at(body, 'result')).toBe('0900:1000');
  });

  it('of an unknown name is refused', async () => {
    const { signedIn } = createHarness();
    const reply = await (await signedIn()).get(`${ordersService}/get-country-parameter/salaries`);
    expect(reply.status).toBe(400);
  });
});
