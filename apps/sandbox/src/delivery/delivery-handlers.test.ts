import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portableCryptography } from '../cryptography/cryptography.ts';
import { at, createHarness, ordersApi } from '../testing/harness.ts';
import { offsetPoint } from '../vendors/nearby-address.ts';
import { createFeeSignatures } from './fee-signature.ts';
import { computeFee } from './tariff.ts';

const start = async (email = 'demo@saddlebag.test', vendorId = 'y0ud') => {
  const harness = createHarness();
  const { point } = harness.vendor(vendorId);
  const trip = (east: number, north: number) => ({
    source: point,
    destination: offsetPoint(point, east, north),
    vendor_id: vendorId,
    delivery_type: 'food',
  });
  return { ...harness, client: await harness.createClient(email), point, trip };
};

describe('delivery fee', () => {
  it.each([
    ['bd', 0, 55],
    ['bd', 2340, 67],
    ['sg', 5000, 11],
    ['bh', 3150, 1.12],
    ['tw', 900, 99],
    ['jp', 2300, 4],
  ] as const)('matches the tariff of %s for %d m: %d', (country, metres, fee) => {
    expect(computeFee(country, metres)).toBe(fee);
  });

  it('increases with the street distance and has a signature', async () => {
    const { client, trip } = await start();
    const near = await client.post(`${ordersApi}/delivery/fee`, trip(300, 0));
    const far = await client.post(`${ordersApi}/delivery/fee`, trip(2500, 0));
    expect(at(near.body, 'result', 'fee')).toBeGreaterThanOrEqual(55);
    expect(at(far.body, 'result', 'fee')).toBeGreaterThan(Number(at(near.body, 'result', 'fee')));
    expect(at(far.body, 'result', 'signature')).toMatch(/^\d+\.[\w-]{43}\.[\w-]{43}$/);
  });
});

describe('fee surcharge', () => {
  it('increases later quotes and changes their signatures', async () => {
    const { client, visitor, trip } = await start();
    const quote = async () => (await client.post(`${ordersApi}/delivery/fee`, trip(300, 0))).body;
    const before = await quote();
    await visitor.post('/sandbox/settings', { fee_surcharge: 12.5 });
    const after = await quote();
    expect(at(after, 'result', 'fee')).toBe(Number(at(before, 'result', 'fee')) + 12.5);
    expect(at(after, 'result', 'signature')).not.toBe(at(before, 'result', 'signature'));
  });
});

describe('fee signature', () => {
  const clock = { now: () => 1_000_000_000_000 };
  const signatures = createFeeSignatures(() => 'secret', clock, portableCryptography);
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const quote = fc.record({
    vendorId: fc.string(),
    source: point,
    destination: point,
    fee: fc.double({ min: 0, max: 1e6, noNaN: true }),
  });

  it('is valid only for its own quote', () => {
    fc.assert(
      fc.property(
        quote,
        fc.constantFrom('vendorId', 'source', 'destination', 'fee'),
        (signedQuote, field) => {
          const signature = signatures.sign(signedQuote);
          expect(signatures.check(signedQuote, signature)).toBe('valid');
          const otherPoint = {
            latitude: signedQuote.source.latitude / 2 + 1,
            longitude: signedQuote.source.longitude / 2 + 1,
          };
          const otherValues = {
            vendorId: `${signedQuote.vendorId}x`,
            source: otherPoint,
            destination: { latitude: 7.7, longitude: 7.7 },
            fee: signedQuote.fee + 1,
          };
          const isSamePoint =
            field === 'source' && Math.abs(otherPoint.latitude - signedQuote.source.latitude) < 1e-5;
          if (!isSamePoint)
            expect(signatures.check({ ...signedQuote, [field]: otherValues[field] }, signature)).toBe(
              'wrong',
            );
        },
      ),
    );
  });

  it('rejects a text that the service did not sign', () => {
    fc.assert(
      fc.property(quote, fc.string(), (signedQuote, text) => {
        expect(signatures.check(signedQuote, text)).toBe('wrong');
      }),
    );
  });

  it('rejects a signature made with another secret', () => {
    const other = createFeeSignatures(() => 'other', clock, portableCryptography);
    const signedQuote = {
      vendorId: 'y0ud',
      source: { latitude: 1, longitude: 2 },
      destination: { latitude: 3, longitude: 4 },
      fee: 5,
    };
    expect(signatures.check(signedQuote, other.sign(signedQuote))).toBe('wrong');
  });
});

describe('delivery area', () => {
  it('includes a nearby point and excludes one in another town', async () => {
    const { client, point, vendor } = await start();
    const validate = async (lat: number, lng: number) => {
      const reply = await client.post(`${ordersApi}/delivery/area/validate`, {
        location: { lat, lng },
        vendor_location: point,
        vendor_id: vendor('y0ud').id,
      });
      return at(reply.body, 'result');
    };
    expect(await validate(point.latitude, point.longitude)).toBe('DELIVERABLE');
    expect(await validate(point.latitude + 1, point.longitude)).toBe('UNDELIVERABLE');
  });

  it('consists of closed rings', async () => {
    const { client } = await start();
    const { body } = await client.get(`${ordersApi}/delivery/areas/y0ud`);
    const areas = at(body, 'result', 'areas') as { ring: number[][] }[];
    expect(areas.length).toBeGreaterThan(0);
    for (const { ring } of areas) expect(ring.at(-1)).toEqual(ring[0]);
  });
});

describe('test vendor', () => {
  // Proves: permission.test-vendors, constant.test-vendor-fee
  it('delivers anywhere for a fee of 1337', async () => {
    const { client, point, trip, orderBody } = await start('test@saddlebag.test', 't35t');
    const farPoint = { latitude: point.latitude + 1, longitude: point.longitude };
    const area = { location: { lat: farPoint.latitude, lng: farPoint.longitude }, vendor_location: point };
    const body = await orderBody(client, 't35t');
    const { location } = body.customer;

    const quote = await client.post(`${ordersApi}/delivery/fee`, {
      ...trip(0, 0),
      destination: farPoint,
    });
    const check = await client.post(`${ordersApi}/delivery/area/validate`, {
      ...area,
      vendor_id: 't35t',
    });
    const order = await client.post(`${ordersApi}/order`, {
      ...body,
      customer: { ...body.customer, location: { ...location, ...farPoint } },
      delivery_fee: 1337,
      signature: at(quote.body, 'result', 'signature'),
    });

    expect(at(quote.body, 'result', 'fee')).toBe(1337);
    expect(at(check.body, 'result')).toBe('DELIVERABLE');
    expect(at(order.body, 'result', 'order_id')).toBe('t35t-000001');
  });
});

describe('estimation', () => {
  it('includes the preparation, the ride and the hand-over', async () => {
    const { client, trip } = await start('bahrain@saddlebag.test', 'b6vl');
    const { body } = await client.post(`${ordersApi}/estimations`, trip(1000, 500));
    const { pick_up_minutes, delivery_minutes, distance_m } = at(body, 'result', 'estimations') as Record<
      string,
      number
    >;
    expect(pick_up_minutes).toBe(15);
    expect(distance_m).toBeGreaterThan(900);
    expect(delivery_minutes).toBeGreaterThan(20);
  });
});

describe('delivery call', () => {
  it("answers 404 for another account's vendor", async () => {
    const { createClient, trip, point } = await start();
    const stranger = await createClient('single@saddlebag.test');
    const area = { location: { lat: 1, lng: 1 }, vendor_location: point, vendor_id: 'y0ud' };
    const replies = await Promise.all([
      stranger.post(`${ordersApi}/delivery/fee`, trip(1, 1)),
      stranger.post(`${ordersApi}/estimations`, trip(1, 1)),
      stranger.post(`${ordersApi}/delivery/area/validate`, area),
      stranger.get(`${ordersApi}/delivery/areas/y0ud`),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404]);
  });

  it("answers 400 to an invalid body even for another account's vendor", async () => {
    const { createClient, trip } = await start();
    const stranger = await createClient('single@saddlebag.test');
    const reply = await stranger.post(`${ordersApi}/delivery/fee`, {
      ...trip(1, 1),
      delivery_type: 'parcel',
    });
    expect(reply.status).toBe(400);
    expect(at(reply.body, 'message')).toContain('body.delivery_type');
  });
});
