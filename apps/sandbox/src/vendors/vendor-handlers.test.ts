import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

describe('vendor list', () => {
  it('contains the parent and its outlets with their city', async () => {
    const { createClient } = createHarness();
    const { body } = await (await createClient()).get(`${ordersApi}/vendors`);
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
    const { createClient } = createHarness();
    const { body } = await (await createClient(email)).get(`${ordersApi}/vendors`);
    expect(at(body, 'result', 'vendors')).toMatchObject([
      {
        vendor_id: id,
        is_parent: false,
        vendor_information: { currency, location: { country_code: country } },
      },
    ]);
  });

  it('has entries that only their account can read', async () => {
    const { createClient } = createHarness();
    const [owner, stranger] = await Promise.all([createClient(), createClient('single@saddlebag.test')]);
    expect(at((await owner.get(`${ordersApi}/vendor/k7rm`)).body, 'result', 'vendor_id')).toBe('k7rm');
    const foreign = await stranger.get(`${ordersApi}/vendor/k7rm`);
    expect([foreign.status, at(foreign.body, 'meta', 'translation_key')]).toEqual([404, 'error.not-found']);
  });
});

describe('country parameter', () => {
  // Proves: call-rule.parameter-service-hours, call-rule.parameter-online-payment
  // Proves: call-rule.parameter-item-value, call-rule.parameter-payment-methods
  it("returns the country's value as text", async () => {
    const { createClient } = createHarness();
    const client = await createClient();
    const read = async (name: string) =>
      at((await client.get(`${ordersApi}/get-country-parameter/${name}`)).body, 'result');
    expect(await read('serviceHours')).toBe('0000:2359');
    expect(await read('onlinePaymentActivated')).toBe('false');
    expect(await read('orderItemValueExceedLimit')).toBe('10000');
    expect(await read('paymentMethods')).toBe('cash on delivery|online payment');
    expect(await read('allOutletOrders')).toBe('true');
  });

  it('can be overridden in the settings', async () => {
    const { createClient, visitor } = createHarness();
    await visitor.post('/sandbox/settings', { parameters: { serviceHours: '0900:1000' } });
    const { body } = await (await createClient()).get(`${ordersApi}/get-country-parameter/serviceHours`);
    expect(at(body, 'result')).toBe('0900:1000');
  });

  it('answers 400 for an unknown name', async () => {
    const { createClient } = createHarness();
    const reply = await (await createClient()).get(`${ordersApi}/get-country-parameter/salaries`);
    expect(reply.status).toBe(400);
  });
});
