import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../contracts/order-status.ts';
import { orderStatuses } from '../../contracts/order-status.ts';
import { bucketOf, labelOf } from './bucket.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { rankOf, statusGroups } from './status.ts';

const now = Date.UTC(2026, 10, 21, 12);
const bucket = (status: OrderStatus, parts = {}) => bucketOf(orderFixture({ status, ...parts }), now);

describe('statusGroups', () => {
  it('contains exactly the new statuses of the specification', () => {
    expect([...statusGroups.new]).toEqual([
      'PAYMENT_COMMITTED',
      'NEW',
      'RECEIVED',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'MODIFIED',
      'NEAR_VENDOR',
    ]);
  });
});

describe('rankOf', () => {
  it('ranks failed statuses, including STALLED, below the first status', () => {
    for (const status of ['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'STALLED'] as const) {
      expect(rankOf(status)).toBeLessThan(rankOf('INITIATED'));
    }
    expect(rankOf('PICKED_UP')).toBeGreaterThan(rankOf('NEAR_VENDOR'));
  });
});

describe('bucketOf', () => {
  it('returns the bucket of every status, or null while a payment is only initiated', () => {
    const bucketByStatus = Object.fromEntries(
      [...orderStatuses, 'UNKNOWN' as const].map((status) => [status, bucket(status)]),
    );
    expect(bucketByStatus).toEqual({
      NEW: 'new',
      STALLED: 'cancelled',
      RECEIVED: 'new',
      WAITING_FOR_TRANSPORT: 'new',
      ASSIGNED_TO_TRANSPORT: 'new',
      COURIER_ACCEPTED_DELIVERY: 'new',
      RECEIVED_BY_VENDOR: 'new',
      ACCEPTED_BY_VENDOR: 'new',
      NEAR_VENDOR: 'new',
      DELAYED: 'collected',
      PICKED_UP: 'collected',
      NEAR_CUSTOMER: 'collected',
      DELIVERED: 'delivered',
      CANCELLED: 'cancelled',
      COURIER_LEFT_VENDOR: 'collected',
      MODIFIED: 'new',
      INITIATED: null,
      PAYMENT_INITIATED: null,
      PAYMENT_COMMITTED: 'new',
      PAYMENT_FAILED: 'cancelled',
      PAYMENT_CANCELLED: 'cancelled',
      RETURN_INITIATED: 'collected',
      RETURNED_TO_VENDOR: 'delivered',
      UNKNOWN: 'new',
    });
  });

  it('keeps a pre-order scheduled until its delivery time or until a rider is assigned', () => {
    const preOrder = { preorderedFor: now + 1 };
    expect(bucket('RECEIVED', preOrder)).toBe('scheduled');
    expect(bucket('WAITING_FOR_TRANSPORT', preOrder)).toBe('scheduled');
    expect(bucket('ASSIGNED_TO_TRANSPORT', preOrder)).toBe('new');
    expect(bucket('CANCELLED', preOrder)).toBe('cancelled');
    expect(bucket('RECEIVED', { preorderedFor: now })).toBe('new');
  });

  it('puts a delayed order into the new bucket only if its history has all later statuses', () => {
    const laterStatuses = [...statusGroups.collected, ...statusGroups.cancelled, ...statusGroups.finished];
    expect(bucket('DELAYED', { history: laterStatuses.map((status) => ({ status, at: now })) })).toBe('new');
    expect(
      bucket('DELAYED', { history: laterStatuses.slice(1).map((status) => ({ status, at: now })) }),
    ).toBe('collected');
  });
});

describe('labelOf', () => {
  it('labels pre-orders as scheduled and other orders by their status', () => {
    expect(labelOf(orderFixture({ status: 'RECEIVED', preorderedFor: now + 1 }), now)).toBe(
      'status.scheduled',
    );
    expect(labelOf(orderFixture({ status: 'RECEIVED' }), now)).toBe('status.received');
    expect(labelOf(orderFixture({ status: 'UNKNOWN' }), now)).toBe('status.unknown');
  });

  it('labels a modified order by the last status that is no modification', () => {
    const labelAfter = (...statuses: OrderStatus[]) =>
      labelOf(
        orderFixture({ status: 'MODIFIED', history: statuses.map((status) => ({ status, at: now })) }),
        now,
      );

    expect(labelAfter('RECEIVED', 'WAITING_FOR_TRANSPORT', 'MODIFIED', 'MODIFIED')).toBe(
      'status.waiting-for-rider',
    );
    expect(labelAfter('MODIFIED')).toBe('status.dispatched');
  });
});
