import { describe, expect, it } from 'vitest';
import type { CreateOrderBody, Point } from '@saddlebag/domain/contracts';
import { at, createHarness, ordersApi, type TestClient } from '../testing/harness.ts';
import { offsetPoint } from '../vendors/nearby-address.ts';

const account = 'popup@saddlebag.test';

const startWithOrigin = async (vendorId: string) => {
  const harness = createHarness();
  const client = await harness.createClient(account);
  const vendorPoint = harness.vendor(vendorId).point;
  const source = offsetPoint(vendorPoint, 400, -300);
  const sender = {
    location: { ...source, address: 'Stall 4, Mela Ground', notes: '' },
    name: 'Mela Kitchen',
    email: account,
    phone_number: '+8801712004420',
  };
  const body = async (quotedFrom: Point = source): Promise<CreateOrderBody> => {
    const orderBody = await harness.orderBody(client, vendorId);
    const destination = orderBody.customer.location;
    const quote = await client.post(`${ordersApi}/delivery/fee`, {
      source: quotedFrom,
      destination: { latitude: destination.latitude, longitude: destination.longitude },
      vendor_id: vendorId,
      delivery_type: 'food',
    });
    return {
      ...orderBody,
      delivery_fee: at(quote.body, 'result', 'fee') as number,
      signature: at(quote.body, 'result', 'signature') as string,
    };
  };
  return { ...harness, client, source, sender, body };
};

const postOrder = (client: TestClient, body: CreateOrderBody) => client.post(`${ordersApi}/order`, body);

describe.each(['w3ps', 'n8tk'])('order of %s, a vendor that requires an origin', (vendorId) => {
  it('is refused without a sender', async () => {
    const { client, body } = await startWithOrigin(vendorId);

    const reply = await postOrder(client, await body());

    expect([reply.status, at(reply.body, 'message')]).toEqual([400, 'sender-missing']);
  });

  it("is picked up at the sender's location", async () => {
    const { client, body, sender, source, service } = await startWithOrigin(vendorId);

    const reply = await postOrder(client, { ...(await body()), sender });

    const order = service.store.find('order', at(reply.body, 'result', 'order_id') as string);
    expect(order?.vendorPoint).toMatchObject(source);
    expect(order?.wire.outlet_name).toBe('Mela Kitchen');
    expect(order?.wire.pickup_location).toEqual({ latitude: source.latitude, longitude: source.longitude });
  });

  it("is refused with a fee that was quoted from the vendor's location", async () => {
    const { client, body, sender, vendor } = await startWithOrigin(vendorId);

    const reply = await postOrder(client, { ...(await body(vendor(vendorId).point)), sender });

    expect([reply.status, at(reply.body, 'message')]).toEqual([400, 'SignatureInvalid']);
  });

  it('is undeliverable far from its pick-up point', async () => {
    const { client, source, vendor } = await startWithOrigin(vendorId);
    const validate = async (from: Point) => {
      const far = offsetPoint(vendor(vendorId).point, 60_000, 0);
      const { body } = await client.post(`${ordersApi}/delivery/area/validate`, {
        location: { lat: far.latitude, lng: far.longitude },
        vendor_location: from,
        vendor_id: vendorId,
      });
      return at(body, 'result');
    };

    expect(await validate(source)).toBe('UNDELIVERABLE');
    const areas = await client.get(`${ordersApi}/delivery/areas/${vendorId}`);
    expect(at(areas.body, 'result', 'areas')).toEqual([]);
  });
});

describe('order of a vendor with a location', () => {
  it('ignores the location of the sender', async () => {
    const { createClient, orderBody, service, vendor } = createHarness();
    const client = await createClient();
    const otherPoint = offsetPoint(vendor('y0ud').point, 900, 900);
    const sender = {
      location: { ...otherPoint, address: 'Another street', notes: '' },
      name: 'Another sender',
      email: '',
      phone_number: '+8801712004420',
    };

    const reply = await postOrder(client, { ...(await orderBody(client)), sender });

    const order = service.store.find('order', at(reply.body, 'result', 'order_id') as string);
    expect(order?.vendorPoint).toEqual(vendor('y0ud').point);
  });
});
