import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../../contracts/order-status.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { etaOf, isFullMapHidden, isPickedUp, isRiderAssigned, shouldPollRider } from './rules.ts';

const created = orderFixture().createdAt;
const minutes = (count: number) => count * 60_000;

describe('isRiderAssigned', () => {
  const withHistory = (...statuses: (typeof orderStatuses)[number][]) =>
    orderFixture({ history: statuses.map((status) => ({ status, at: created })) });

  it('is true while the last acceptance is after the last wait for a rider', () => {
    expect(isRiderAssigned(withHistory('NEW'))).toBe(false);
    expect(isRiderAssigned(withHistory('WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'))).toBe(true);
    expect(isRiderAssigned(withHistory('COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'))).toBe(false);
  });
});

describe('etaOf', () => {
  const eta = { toVendorMinutes: 6, toCustomerMinutes: 20, range: null };

  // Proves: order-rule.eta
  it('counts down to the vendor, then to the customer', () => {
    expect(etaOf(orderFixture({ status: 'NEAR_VENDOR', eta }), created + minutes(2))).toEqual({
      target: 'vendor',
      minutes: 4,
      range: null,
    });
    expect(etaOf(orderFixture({ status: 'COURIER_LEFT_VENDOR', eta }), created + minutes(60))).toEqual({
      target: 'customer',
      minutes: 0,
      range: null,
    });
  });

  it.each([
    [0, { min: 5, max: 8 }],
    [4, { min: 1, max: 4 }],
    [5, null],
  ])('counts both limits of a range down until the earliest arrival, after %i min', (passed, range) => {
    const order = orderFixture({ status: 'NEAR_VENDOR', eta: { ...eta, range: { min: 5, max: 8 } } });

    expect(etaOf(order, created + minutes(passed))?.range).toEqual(range);
  });

  it('shows no range whose limits are equal', () => {
    const order = orderFixture({ status: 'NEAR_VENDOR', eta: { ...eta, range: { min: 6, max: 6 } } });

    expect(etaOf(order, created)?.range).toBeNull();
  });

  it('returns null without an estimate, before a rider is assigned and after the delivery', () => {
    expect(etaOf(orderFixture({ status: 'RECEIVED', eta }), created)).toBeNull();
    expect(etaOf(orderFixture({ status: 'DELIVERED', eta }), created)).toBeNull();
    expect(etaOf(orderFixture({ status: 'PICKED_UP', eta: null }), created)).toBeNull();
  });
});

describe('shouldPollRider', () => {
  it('is true from RECEIVED_BY_VENDOR until before DELIVERED and while the order is delayed', () => {
    expect(orderStatuses.filter(shouldPollRider)).toEqual([
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'NEAR_VENDOR',
      'DELAYED',
      'PICKED_UP',
      'NEAR_CUSTOMER',
      'COURIER_LEFT_VENDOR',
      'MODIFIED',
    ]);
  });
});

describe('isFullMapHidden', () => {
  it('is true only for NEW, RECEIVED and WAITING_FOR_TRANSPORT', () => {
    expect(orderStatuses.filter(isFullMapHidden)).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT']);
  });
});

describe('isPickedUp', () => {
  it('is true from the pick-up on, also while the order is delayed', () => {
    const history = [{ status: 'PICKED_UP' as const, at: created }];
    expect(isPickedUp(orderFixture({ status: 'NEAR_VENDOR' }))).toBe(false);
    expect(isPickedUp(orderFixture({ status: 'PICKED_UP' }))).toBe(true);
    expect(isPickedUp(orderFixture({ status: 'DELAYED' }))).toBe(false);
    expect(isPickedUp(orderFixture({ status: 'DELAYED', history }))).toBe(true);
  });
});
