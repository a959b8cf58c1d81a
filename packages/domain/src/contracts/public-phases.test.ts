import { describe, expect, it } from 'vitest';
import { orderStatuses, type OrderStatus } from './order-status.ts';
import { consumerPhases, hasEnded, phasesOf, publicPhases, riderStopOf } from './public-phases.ts';

const history = (...statuses: readonly OrderStatus[]) => statuses.map((status) => ({ status }));

describe('phasesOf', () => {
  // Proves: public-page.tracking-phases, public-page.consumer-phases
  it.each<[OrderStatus, string, string]>([
    ['INITIATED', 'preparing', 'placed'],
    ['PAYMENT_INITIATED', 'preparing', 'placed'],
    ['PAYMENT_COMMITTED', 'preparing', 'placed'],
    ['NEW', 'preparing', 'placed'],
    ['RECEIVED', 'preparing', 'placed'],
    ['RECEIVED_BY_VENDOR', 'preparing', 'placed'],
    ['ACCEPTED_BY_VENDOR', 'preparing', 'placed'],
    ['WAITING_FOR_TRANSPORT', 'preparing', 'placed'],
    ['ASSIGNED_TO_TRANSPORT', 'preparing', 'placed'],
    ['COURIER_ACCEPTED_DELIVERY', 'courier-accepted', 'to-collection'],
    ['NEAR_VENDOR', 'near-vendor', 'near-collection'],
    ['PICKED_UP', 'collected', 'to-delivery'],
    ['COURIER_LEFT_VENDOR', 'collected', 'to-delivery'],
    ['NEAR_CUSTOMER', 'near-customer', 'near-delivery'],
    ['DELIVERED', 'delivered', 'delivered'],
    ['RETURN_INITIATED', 'return-initiated', 'cancelled'],
    ['RETURNED_TO_VENDOR', 'returned', 'cancelled'],
    ['CANCELLED', 'cancelled', 'cancelled'],
    ['PAYMENT_CANCELLED', 'cancelled', 'cancelled'],
    ['PAYMENT_FAILED', 'cancelled', 'cancelled'],
    ['STALLED', 'cancelled', 'cancelled'],
    ['MODIFIED', 'preparing', 'placed'],
    ['DELAYED', 'preparing', 'placed'],
    ['UNKNOWN', 'preparing', 'placed'],
  ])('maps %s to %s and %s', (status, publicPhase, consumerPhase) => {
    expect(phasesOf(status, [])).toEqual({ public: publicPhase, consumer: consumerPhase });
  });

  it.each<OrderStatus>(['DELAYED', 'MODIFIED', 'UNKNOWN'])('keeps the previous phase for %s', (status) => {
    expect(phasesOf(status, history('PICKED_UP', 'NEAR_CUSTOMER', 'DELAYED', status)).public).toBe(
      'near-customer',
    );
  });

  it('reaches every phase of both pages', () => {
    const phases = orderStatuses.map((status) => phasesOf(status, []));

    expect(new Set(phases.map(({ public: phase }) => phase))).toEqual(
      new Set([...publicPhases, 'cancelled']),
    );
    expect(new Set(phases.map(({ consumer }) => consumer))).toEqual(new Set(consumerPhases));
  });
});

describe('riderStopOf', () => {
  // Proves: public-page.rider
  it('returns a stop only while a rider is on the way to the vendor or the recipient', () => {
    expect(publicPhases.filter((phase) => riderStopOf(phase) === 'vendor')).toEqual([
      'courier-accepted',
      'near-vendor',
    ]);
    expect(publicPhases.filter((phase) => riderStopOf(phase) === 'customer')).toEqual([
      'collected',
      'near-customer',
    ]);
    expect(riderStopOf('cancelled')).toBeNull();
  });
});

describe('hasEnded', () => {
  it('is true for a delivered, returned or cancelled order', () => {
    expect([...publicPhases, 'cancelled' as const].filter(hasEnded)).toEqual([
      'delivered',
      'returned',
      'cancelled',
    ]);
  });
});
