import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersService } from '../testing/harness.ts';

describe('vendor list', () => {
  it('contains the parent and its outlets with their city', async () => {
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
  ])('contains a single vendor without outlets for %s', async (email, id, currency, country) => {
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

  it('has entries that only their account can read', async () => {
    const { signedIn } = createHarness();
    const [owner, stranger] = await Promise.all([signedIn(), signedIn('single@saddlebag.test')]);
    expect(at((await owner.get(`${ordersService}/vendor/k7rm`)).body, 'result', 'vendor_id')).toBe('k7rm');
    const foreign = await stranger.get(`${ordersService}/vendor/k7rm`);
    expect([foreign.status, at(foreign.body, 'meta', 'translation_key')]).toEqual([404, 'error.not-found']);
  });
});

describe('country parameter', () => {
  // Proves: call-rule.parameter-service-hours, call-rule.parameter-online-payment
  // Proves: call-rule.parameter-item-value, call-rule.parameter-payment-methods
  it("returns the country's value as text", async () => {
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

  it('can be overridden in the settings', async () => {
    const { signedIn, visitor } = createHarness();
    await visitor.post('/sandbox/settings', { parameters: { serviceHours: '0900:1000' } });
    const { body } = await (await signedIn()).get(`${ordersService}/get-country-parameter/serviceHours`);
    expect(at(body, 'result')).toBe('0900:1000');
  });

  it('answers 400 for an unknown name', async () => {
    const { signedIn } = createHarness();
    const reply = await (await signedIn()).get(`${ordersService}/get-country-parameter/salaries`);
    expect(reply.status).toBe(400);
  });
});
