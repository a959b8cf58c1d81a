import { describe, expect, it } from 'vitest';
import { orderSchema } from '../contracts/order.ts';
import { toOrder } from './to-order.ts';

const wireOrder = {
  order_id: 'y0ud-000001',
  vendor_id: 'vendorID',
  created_at: '2026-01-05T06:00:00.000Z',
  updated_at: '2026-01-05T06:00:00.000Z',
  status: 'RECEIVED',
  status_history: [],
  preordered_for: null,
  delivery_fee: 60,
  customer: {
    name: 'Ayesha Rahman',
    phone_number: '+8801812345678',
    location: { address: '7 Kamal Avenue', latitude: 23.79, longitude: 90.4, notes: null },
  },
  order: { amount: 450, description: null, payment_method: 'PAID' },
};

describe('toOrder', () => {
  it('reads the pick-up point', () => {
    const pickup_location = { latitude: 23.8, longitude: 90.41 };

    expect(toOrder(orderSchema.parse({ ...wireOrder, pickup_location })).pickUpPoint).toEqual(
      pickup_location,
    );
  });

  it('has no pick-up point if the service does not send one', () => {
    expect(toOrder(orderSchema.parse(wireOrder)).pickUpPoint).toBeNull();
  });

  it.each([
    [
      { min: 12, max: 16 },
      { min: 12, max: 16 },
    ],
    [null, null],
    [undefined, null],
  ])('reads the range %o of an estimate as %o', (range, expected) => {
    const eta = { to_vendor_minutes: null, to_customer_minutes: 13, ...(range !== undefined && { range }) };

    expect(toOrder(orderSchema.parse({ ...wireOrder, eta })).eta).toEqual({
      toVendorMinutes: null,
      toCustomerMinutes: 13,
      range: expected,
    });
  });
});
