import type { OutletBody } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi, type TestClient } from '../testing/harness.ts';
import { findNearbyAddress, offsetPoint } from './nearby-address.ts';

const startHarness = () => {
  const harness = createHarness();
  const { place, point } = findNearbyAddress(
    harness.service.cityOf('bd'),
    offsetPoint(harness.vendor('k7rm').point, 300, 200),
  );
  const body: OutletBody = {
    parent_vendor_id: 'y0ud',
    client_vendor_id: 'JC-77',
    name: 'Jolchobi Market',
    address: place.formatted_address,
    ...point,
    rider_instructions: 'Back door',
    phone_number: '+8801712004499',
    city: 'Dhaka',
    users: ['market@saddlebag.test'],
    unit: '2A',
    building: 'Lake View',
    street: null,
    postal_code: '1212',
    country_code: 'bd',
    street_number: null,
  };
  const create = (client: TestClient, changes: Partial<OutletBody> = {}, key?: string) =>
    client.post(
      `${ordersApi}/outlet`,
      { ...body, ...changes },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const vendorIds = async (client: TestClient) =>
    (at((await client.get(`${ordersApi}/vendors`)).body, 'result', 'vendors') as object[]).map((vendor) =>
      at(vendor, 'vendor_id'),
    );
  return { ...harness, body, create, vendorIds };
};
const translationKey = (body: unknown) => at(body, 'meta', 'translation_key');

describe('outlet creation', () => {
  // Proves: outlet.create
  it('adds an outlet to the list of vendors after three simulated minutes', async () => {
    const { create, createClient, vendorIds, advance, orderBody } = startHarness();
    const client = await createClient();
    const id = String(at((await create(client)).body, 'result', 'vendor_id'));
    const early = await vendorIds(client);
    const refused = await client.get(`${ordersApi}/vendor/${id}`);
    await advance(18_000);

    expect(early).not.toContain(id);
    expect(refused.status).toBe(404);
    expect(await vendorIds(client)).toContain(id);
    const vendor = (await client.get(`${ordersApi}/vendor/${id}`)).body;
    expect(at(vendor, 'result')).toMatchObject({
      parent_vendor_id: 'y0ud',
      client_vendor_id: 'JC-77',
      is_parent: false,
      vendor_information: {
        name: 'Jolchobi Market',
        owners: ['market@saddlebag.test'],
        contact: { phone: '+8801712004499' },
        location: { unit: '2A', building: 'Lake View', rider_instructions: 'Back door' },
      },
    });
    const order = await client.post(`${ordersApi}/order`, await orderBody(client, id));
    expect(order.status).toBe(200);
  });

  it('creates one outlet for two requests with the same key', async () => {
    const { create, createClient, vendorIds, advance } = startHarness();
    const client = await createClient();
    const first = await create(client, {}, 'key-1');
    const second = await create(client, {}, 'key-1');
    await advance(60_000);

    expect(second.body).toEqual(first.body);
    expect(await vendorIds(client)).toHaveLength(5);
  });

  it.each([
    [{ users: ['market@'] }, 'outlet.refused.email-invalid'],
    [{ parent_vendor_id: 'k7rm' }, 'outlet.refused.parent-unknown'],
    [{ parent_vendor_id: null }, 'outlet.refused.parent-unknown'],
    [{ latitude: 1, longitude: 1 }, 'outlet.refused.address-unserved'],
    [{ rider_instructions: 'ঘ'.repeat(334) }, 'validation.notes-too-long'],
    [{ phone_number: '017-12' }, 'error.invalid-request'],
  ])('refuses %j', async (changes, key) => {
    const { create, createClient } = startHarness();
    const reply = await create(await createClient(), changes);

    expect([reply.status, translationKey(reply.body)]).toEqual([400, key]);
  });

  it('refuses an id that the account already uses, also for an outlet that is not available yet', async () => {
    const { create, createClient } = startHarness();
    const client = await createClient();
    await create(client);
    const reply = await create(client, { name: 'Another' });

    expect(translationKey(reply.body)).toBe('outlet.refused.id-taken');
  });

  it('needs no parent vendor in an account without one', async () => {
    const { create, createClient } = startHarness();
    const client = await createClient('single@saddlebag.test');
    const single = (await client.get(`${ordersApi}/vendor/q4hs`)).body;
    const location = at(single, 'result', 'vendor_information', 'location') as OutletBody;
    const { latitude, longitude } = location;

    const reply = await create(client, { parent_vendor_id: null, latitude, longitude });

    expect(at(reply.body, 'result')).toMatchObject({ parent_vendor_id: null, is_parent: false });
  });
});

describe('outlet update', () => {
  // Proves: outlet.update, outlet.parent-id-locked
  it('replaces the entered fields and keeps parent and id', async () => {
    const { body, createClient, vendor } = startHarness();
    const client = await createClient();
    const reply = await client.put(`${ordersApi}/outlet/k7rm`, { ...body, parent_vendor_id: 't9xe' });

    expect(at(reply.body, 'result')).toMatchObject({
      vendor_id: 'k7rm',
      parent_vendor_id: 'y0ud',
      client_vendor_id: null,
      vendor_information: { name: 'Jolchobi Market', currency: 'BDT' },
    });
    expect(vendor('k7rm').point).toEqual({ latitude: body.latitude, longitude: body.longitude });
  });

  it('refuses a parent vendor, and a vendor of another account', async () => {
    const { body, createClient } = startHarness();
    const [owner, stranger] = await Promise.all([createClient(), createClient('single@saddlebag.test')]);
    const parent = await owner.put(`${ordersApi}/outlet/y0ud`, body);
    const foreign = await stranger.put(`${ordersApi}/outlet/k7rm`, body);

    expect(translationKey(parent.body)).toBe('outlet.refused.not-editable');
    expect(foreign.status).toBe(404);
  });
});
