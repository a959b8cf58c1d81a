import { describe, expect, it } from 'vitest';
import type { CreateOrderBody, Point } from '@saddlebag/domain/contracts';
import { at, createHarness, ordersService, type TestClient } from '../testing/harness.ts';
import { pointAt } from '../vendors/nearby-address.ts';

const account = 'popup@saddlebag.test';

const setUp = async (vendorId: string) => {
  const harness = createHarness();
  const client = await harness.signedIn(account);
  const here = harness.vendor(vendorId).point;
  const source = pointAt(here, 400, -300);
  const sender = {
    location: { ...source, address: 'Stall 4, Mela Ground', notes: '' },
    name: 'Mela Kitchen',
    email: account,
    phone_number: '+8801712004420',
  };
  const body = async (quotedFrom: Point = source): Promise<CreateOrderBody> => {
    const made = await harness.orderBody(client, vendorId);
    const destination = made.customer.location;
    const quote = await client.post(`${ordersService}/delivery/fee`, {
      source: quotedFrom,
      destination: { latitude: destination.latitude, longitude: destination.longitude },
      vendor_id: vendorId,
      delivery_type: 'food',
    });
    return {
      ...made,
      delivery_fee: at(quote.body, 'result', 'fee') as number,
      signature: at(quote.body, 'result', 'signature') as string,
    };
  };
  return { ...harness, client, source, sender, body };
};

const place = (client: TestClient, body: CreateOrderBody) => client.post(`${ordersService}/order`, body);

describe.each(['w3ps', 'n8tk'])('an order of %s, which has no place of its own', (vendorId) => {
  it('is refused without a sender', async () => {
    const { client, body } = await setUp(vendorId);

    const refused = await place(client, await body());

    expect([refused.status, at(refused.body, 'message')]).toEqual([400, 'sender-missing']);
  });

  it('is picked up where its sender is', async () => {
    const { client, body, sender, source, service } = await setUp(vendorId);

    const placed = await place(client, { ...(await body()), sender });

    const order = service.store.find('order', at(placed.body, 'result', 'order_id') as string);
    expect(order?.vendorPoint).toMatchObject(source);
    expect(order?.wire.outlet_name).toBe('Mela Kitchen');
  });

  it('carries a fee that was quoted from there', async () => {
    const { client, body, sender, vendor } = await setUp(vendorId);

    const refused = await place(client, { ...(await body(vendor(vendorId).point)), sender });

    expect([refused.status, at(refused.body, 'message')]).toEqual([400, 'SignatureInvalid']);
  });

  it('can go as far as its pick-up allows', async () => {
    const { client, source, vendor } = await setUp(vendorId);
    const check = async (from: Point) => {
      const far = pointAt(vendor(vendorId).point, 60_000, 0);
      const { body } = await client.post(`${ordersService}/delivery/area/validate`, {
        location: { lat: far.latitude, lng: far.longitude },
        vendor_location: from,
        vendor_id: vendorId,
      });
      return at(body, 'result');
    };

    expect(await check(source)).toBe('UNDELIVERABLE');
    const areas = await client.get(`${ordersService}/delivery/areas/${vendorId}`);
    expect(at(areas.body, 'result', 'areas')).toEqual([]);
  });
});

it('of a vendor with a place is picked up there, whatever its sender says', async () => {
  const { signedIn, orderBody, service, vendor } = createHarness();
  const client = await signedIn();
  const elsewhere = pointAt(vendor('y0ud').point, 900, 900);
  const sender = {
    location: { ...elsewhere, address: 'Elsewhere', notes: '' },
    name: 'Somebody',
    email: '',
    phone_number: '+8801712004420',
  };

  const placed = await place(client, { ...(await orderBody(client)), sender });

  const order = service.store.find('order', at(placed.body, 'result', 'order_id') as string);
  expect(order?.vendorPoint).toEqual(vendor('y0ud').point);
});
