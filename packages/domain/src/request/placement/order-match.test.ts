import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/entities.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { orderBodyFixture, orderFixture } from '../../testing/fixtures.ts';
import { hasContentOf, similarityKey } from './order-match.ts';

const { customer } = orderFixture();
const orderWithCustomer = (changes: Partial<Order['customer']>): Order =>
  orderFixture({ customer: { ...customer, ...changes } });

describe('the match of an order with a request', () => {
  it.each<[difference: string, order: Order]>([
    ['an identical order', orderFixture()],
    ['another format of the phone number', orderWithCustomer({ phoneNumber: '880 1812-345678' })],
    ['other spaces in the name', orderWithCustomer({ name: ' Ayesha  Rahman ' })],
    ['other spaces in the address', orderWithCustomer({ address: '7 Kamal   Avenue, Banani' })],
    [
      'rounded coordinates',
      orderWithCustomer({
        point: { latitude: customer.point.latitude + 9e-7, longitude: customer.point.longitude - 9e-7 },
      }),
    ],
    ['a rounded amount', orderFixture({ amount: 450.0004 })],
    ['other spaces in the description', orderFixture({ description: 'Two \n kacchi' })],
  ])('accepts %s', (_, order) => {
    expect(hasContentOf(order, orderBodyFixture())).toBe(true);
  });

  it.each<[difference: string, order: Order]>([
    ['vendor', orderFixture({ vendorId: 'p2wn' })],
    ['phone number', orderWithCustomer({ phoneNumber: '+8801812345679' })],
    ['name', orderWithCustomer({ name: 'Ayesha Rahma' })],
    ['address', orderWithCustomer({ address: '8 Kamal Avenue, Banani' })],
    [
      'latitude',
      orderWithCustomer({ point: { ...customer.point, latitude: customer.point.latitude + 2e-6 } }),
    ],
    [
      'longitude',
      orderWithCustomer({ point: { ...customer.point, longitude: customer.point.longitude - 2e-6 } }),
    ],
    ['amount (higher)', orderFixture({ amount: 450.01 })],
    ['amount (lower)', orderFixture({ amount: 449.99 })],
    ['description', orderFixture({ description: 'One kacchi' })],
    ['payment method', orderFixture({ paymentMethod: 'PAID' })],
    ['time', orderFixture({ preorderedFor: Date.UTC(2026, 0, 6, 6) })],
  ])('rejects an order with a different %s', (_, order) => {
    expect(hasContentOf(order, orderBodyFixture())).toBe(false);
  });

  it('accepts a scheduled order only with the same time', () => {
    const body = orderBodyFixture({ preordered_for: Date.UTC(2026, 0, 6, 6) / 1000 });

    expect(hasContentOf(orderFixture({ preorderedFor: Date.UTC(2026, 0, 6, 6) }), body)).toBe(true);
    expect(hasContentOf(orderFixture({ preorderedFor: null }), body)).toBe(false);
  });
});

describe('the key of similar requests', () => {
  const body = orderBodyFixture();
  const bodyWithCustomer = (changes: Partial<CreateOrderBody['customer']>): CreateOrderBody =>
    orderBodyFixture({ customer: { ...body.customer, ...changes } });
  const bodyWithOrder = (changes: Partial<CreateOrderBody['order']>): CreateOrderBody =>
    orderBodyFixture({ order: { ...body.order, ...changes } });
  const { location } = body.customer;

  it.each<[difference: string, body: CreateOrderBody]>([
    ['format of the phone number', bodyWithCustomer({ phone_number: '880 1812-345678' })],
    ['spacing of the name', bodyWithCustomer({ name: 'Ayesha  Rahman' })],
    ['fee', orderBodyFixture({ delivery_fee: 70 })],
  ])('is the same for a different %s', (_, other) => {
    expect(similarityKey(other)).toBe(similarityKey(body));
  });

  it.each<[difference: string, body: CreateOrderBody]>([
    ['vendor', orderBodyFixture({ vendor_id: 'p2wn' })],
    ['phone number', bodyWithCustomer({ phone_number: '+8801812345679' })],
    ['name', bodyWithCustomer({ name: 'Kamal Uddin' })],
    ['address', bodyWithCustomer({ location: { ...location, address: '8 Kamal Avenue, Banani' } })],
    ['description', bodyWithOrder({ description: 'One kacchi' })],
    ['payment method', bodyWithOrder({ payment_method: 'PAID' })],
  ])('differs for a different %s', (_, other) => {
    expect(similarityKey(other)).not.toBe(similarityKey(body));
  });
});
