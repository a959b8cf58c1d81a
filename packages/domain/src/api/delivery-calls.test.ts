import { describe, expect, it } from 'vitest';
import { orderBodyFixture, orderFixture } from '../testing/fixtures.ts';
import { checkDeliverableFx, estimateTripFx, quoteFeeFx } from './delivery.ts';
import { createOrderFx } from './orders.ts';
import { loadPlaceFx, reverseGeocodeFx, suggestPlacesFx } from './places.ts';
import { callOnce } from './test/call-once.ts';
import { updateOrderFx } from './update-order.ts';
import { loadVoucherFx, validateVoucherFx } from './vouchers.ts';

const point = { latitude: 23.79, longitude: 90.4 };
const address = {
  id: 'place-1',
  formatted_address: '7 Kamal Avenue, Banani',
  ...point,
  city: 'Dhaka',
  area: null,
};
const place = { id: 'place-1', label: '7 Kamal Avenue, Banani', point, city: 'Dhaka', area: null };
const other = { address: { ...address, id: 'place-2' } };

describe('a geolocator call', () => {
  // Proves: call.get-geolocator-autocomplete, entity.place-suggestion
  it('requests suggestions near a point and accepts suggestions without coordinates', async () => {
    const bare = { address: { ...address, latitude: null, longitude: null } };
    const { sent, value } = await callOnce(
      suggestPlacesFx,
      { query: 'kamal', country: 'bd', near: point, language: 'en' },
      { data: { data: [{ address }, bare] } },
    );

    expect(sent).toEqual([
      'GET',
      '/geolocator/autocomplete?query=kamal&country=bd&lat=23.79&lng=90.4&language=en',
      null,
    ]);
    expect(value).toEqual([place, { ...place, point: null }]);
  });

  // Proves: call.get-geolocator-reverse
  it('requests the address of a point and returns the first result', async () => {
    const { sent, value } = await callOnce(
      reverseGeocodeFx,
      { point, language: 'km' },
      { data: { data: [{ address }, other] } },
    );

    expect(sent).toEqual(['GET', '/geolocator/reverse?lat=23.79&lng=90.4&language=km', null]);
    expect(value).toEqual(place);
  });

  // Proves: call.get-geolocator-details
  it('requests the details of a suggestion and returns the first result', async () => {
    const { sent, value } = await callOnce(
      loadPlaceFx,
      { id: 'place-1' },
      { data: { data: [{ address }, other] } },
    );

    expect(sent).toEqual(['GET', '/geolocator/details?query_id=place-1', null]);
    expect(value).toEqual(place);
  });
});

describe('a delivery call', () => {
  const destination = { latitude: 23.8, longitude: 90.42 };
  const trip = { origin: point, destination, vendorId: 'k4ch' };
  const tripBody = { source: point, destination, vendor_id: 'k4ch', delivery_type: 'food' };

  // Proves: call.post-delivery-fee
  it('quotes the fee with its signature', async () => {
    const { sent, value } = await callOnce(quoteFeeFx, trip, { result: { fee: 60, signature: 's' } });

    expect(sent).toEqual(['POST', '/delivery/fee', tripBody]);
    expect(value).toEqual({ amount: 60, signature: 's' });
  });

  // Proves: call.post-delivery-area-validate, rule.delivery-area
  it.each([
    ['DELIVERABLE', true],
    ['UNDELIVERABLE', false],
    ['LATER', false],
  ])('converts the result %s of the area check to %s', async (result, isDeliverable) => {
    const { sent, value } = await callOnce(checkDeliverableFx, trip, { result });

    expect(sent).toEqual([
      'POST',
      '/delivery/area/validate',
      { location: { lat: 23.8, lng: 90.42 }, vendor_location: point, vendor_id: 'k4ch' },
    ]);
    expect(value).toBe(isDeliverable);
  });

  // Proves: call.post-estimations
  it('estimates pick-up and delivery times', async () => {
    const estimations = { pick_up_minutes: 10, delivery_minutes: 25, distance_m: 1800 };
    const { sent, value } = await callOnce(estimateTripFx, trip, { result: { estimations } });

    expect(sent).toEqual(['POST', '/estimations', tripBody]);
    expect(value).toEqual({ pickUpMinutes: 10, deliveryMinutes: 25, distanceMetres: 1800 });
  });

  // Proves: call.post-voucher-validate
  it('validates a voucher for the time of the order', async () => {
    const voucher = { code: 'RIDE20', amount: 20, type: 'PERCENTAGE' };
    const { sent, value } = await callOnce(
      validateVoucherFx,
      { code: 'RIDE20', vendorId: 'k4ch', fee: { amount: 60, signature: 's' }, orderTime: 1_800_000_000_500 },
      { result: { voucher, delivery_fee: 48, signature: 'less' } },
    );

    expect(sent).toEqual([
      'POST',
      '/voucher/validate',
      {
        code: 'RIDE20',
        order: { order_time: 1_800_000_000, delivery_fee: 60, signature: 's' },
        vendor_id: 'k4ch',
      },
    ]);
    expect(value).toEqual({ voucher, fee: { amount: 48, signature: 'less' } });
  });

  // Proves: call.get-voucher
  it('loads a voucher by its code', async () => {
    const voucher = { code: 'RIDE20', amount: 20, type: 'PERCENTAGE' };
    const { sent, value } = await callOnce(loadVoucherFx, { code: 'RIDE20' }, { result: voucher });

    expect(sent).toEqual(['GET', '/voucher/RIDE20', null]);
    expect(value).toEqual(voucher);
  });

  // Proves: call.post-order
  it('requests a rider with an idempotency key and returns the order id', async () => {
    const { sent, headers, value } = await callOnce(
      createOrderFx,
      { body: orderBodyFixture(), key: 'key-1' },
      { result: { order_id: 'k4ch-000001' } },
    );

    expect(sent).toEqual(['POST', '/order', orderBodyFixture()]);
    expect(headers?.get('idempotency-key')).toBe('key-1');
    expect(value).toEqual({ orderId: 'k4ch-000001' });
  });

  // Proves: call.put-order, entity.order-read
  it('modifies an order and returns the modified order', async () => {
    const at = '2026-01-05T06:00:00.000Z';
    const location = { ...point, address: '7 Kamal Avenue, Banani', notes: 'ring twice' };
    const body = {
      vendor_id: 'k4ch',
      payment_method: 'PAID' as const,
      amount: 500,
      item_details: 'Two kacchi',
      location,
      delivery_fee: 60,
      signature: 's',
    };
    const { sent, value } = await callOnce(
      updateOrderFx,
      { orderId: 'k4ch-000001', body },
      {
        result: {
          order_id: 'k4ch-000001',
          vendor_id: 'k4ch',
          created_at: at,
          updated_at: at,
          status: 'MODIFIED',
          status_history: [{ status: 'MODIFIED', created_at: at }],
          preordered_for: 1_800_000_000,
          delivery_fee: 60,
          customer: { name: 'Ayesha Rahman', phone_number: '+8801812345678', location },
          order: { amount: 500, description: 'Two kacchi', payment_method: 'PAID' },
        },
      },
    );

    const { createdAt } = orderFixture();
    expect(sent).toEqual(['PUT', '/order/k4ch-000001', body]);
    expect(value).toMatchObject({
      id: 'k4ch-000001',
      vendorId: 'k4ch',
      createdAt,
      updatedAt: createdAt,
      status: 'MODIFIED',
      history: [{ status: 'MODIFIED', at: createdAt }],
      preorderedFor: 1_800_000_000_000,
      deliveryFee: 60,
      customer: {
        name: 'Ayesha Rahman',
        phoneNumber: '+8801812345678',
        address: location.address,
        point,
        notes: 'ring twice',
      },
      amount: 500,
      description: 'Two kacchi',
      paymentMethod: 'PAID',
    });
  });
});
