import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

describe('text in a path or a query', () => {
  it.each([
    ['a vendor id of 129 characters', `/vendor/${'x'.repeat(129)}`],
    ['a vendor id with a null character', '/vendor/y0ud%00'],
    ['a search text of 201 characters', `/addressbook/search-customers/y0ud?query=${'x'.repeat(201)}`],
    ['a search text with a null character', '/addressbook/search-customers/y0ud?query=asha%00'],
    ['a place id with a null character', '/geolocator/details?query_id=%00'],
    ['a phone number of 129 characters', `/vendor/y0ud/orders?customer_phone_number=${'1'.repeat(129)}`],
  ])('is refused with 400 when it is %s', async (_, path) => {
    const { createClient } = createHarness();
    const reply = await (await createClient()).get(ordersApi + path);
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([400, 'error.invalid-request']);
  });

  it('is identified in the refusal by the name of its field', async () => {
    const { createClient } = createHarness();
    const client = await createClient();
    const reply = await client.get(`${ordersApi}/vendor/${'x'.repeat(129)}`);
    expect(at(reply.body, 'message')).toBe('Invalid request: params.vendorId: has more than 128 characters');
  });
});
