import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses, type KnownOrderStatus } from '../../contracts/order-status.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { bucketOf, labelOf, orderBuckets, type OrderBucket } from './bucket.ts';
import { isFullMapHidden, isRiderAssigned, shouldPollRider } from './rules.ts';

/**
 * A second reading of specification 001, section 4. It shares no code and no table with the rules, and lists
 * the statuses as the specification writes them.
 */
const progression =
  'INITIATED PAYMENT_INITIATED PAYMENT_COMMITTED NEW STALLED RECEIVED RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR WAITING_FOR_TRANSPORT ASSIGNED_TO_TRANSPORT COURIER_ACCEPTED_DELIVERY MODIFIED NEAR_VENDOR PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER DELIVERED RETURN_INITIATED RETURNED_TO_VENDOR'.split(
    ' ',
  );
const cancelledGroup = 'CANCELLED PAYMENT_CANCELLED STALLED PAYMENT_FAILED'.split(' ');
const collectedGroup = 'PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER RETURN_INITIATED'.split(' ');
const deliveredGroup = 'DELIVERED RETURNED_TO_VENDOR'.split(' ');
const position = (status: string) => (cancelledGroup.includes(status) ? -1 : progression.indexOf(status));
const isFromTo = (status: string, from: string, to: string) =>
  position(status) >= progression.indexOf(from) && position(status) <= progression.indexOf(to);

interface Case {
  readonly status: KnownOrderStatus;
  readonly history: readonly KnownOrderStatus[];
  /** Minutes from now to the delivery time. Null for an instant order. */
  readonly preorderIn: number | null;
  /** Minutes since each status of the history. */
  readonly age: number;
}

const now = Date.UTC(2026, 10, 23, 12);
const minuteMs = 60_000;
const toOrder = ({ status, history, preorderIn, age }: Case) =>
  orderFixture({
    status,
    createdAt: now - age * minuteMs,
    history: history.map((past) => ({ status: past, at: now - age * minuteMs })),
    preorderedFor: preorderIn === null ? null : now + preorderIn * minuteMs,
  });

/** The conditions of the lists, each as its own sentence of the specification. */
const listConditions: Readonly<Record<OrderBucket, (order: Case) => boolean>> = {
  new: ({ status, history, preorderIn }) => {
    if (status === 'DELAYED')
      return [...collectedGroup, ...cancelledGroup, ...deliveredGroup].every((past) =>
        history.some((entry) => entry === past),
      );
    const isFuturePreOrder =
      preorderIn !== null && preorderIn > 0 && isFromTo(status, 'INITIATED', 'WAITING_FOR_TRANSPORT');
    return isFromTo(status, 'PAYMENT_COMMITTED', 'NEAR_VENDOR') && !isFuturePreOrder;
  },
  scheduled: ({ status, preorderIn }) =>
    preorderIn !== null && preorderIn > 0 && isFromTo(status, 'INITIATED', 'WAITING_FOR_TRANSPORT'),
  collected: (order) =>
    collectedGroup.includes(order.status) || (order.status === 'DELAYED' && !listConditions.new(order)),
  delivered: ({ status }) => deliveredGroup.includes(status),
  cancelled: ({ status }) => cancelledGroup.includes(status),
};

const anyStatus = fc.constantFrom(...orderStatuses);
const anyCase: fc.Arbitrary<Case> = fc.record({
  status: anyStatus,
  history: fc.oneof(
    fc.array(anyStatus, { maxLength: 24 }),
    fc.shuffledSubarray([...orderStatuses], { minLength: orderStatuses.length - 1 }),
  ),
  preorderIn: fc.option(fc.constantFrom(-60, -1, 0, 1, 55, 2880)),
  age: fc.constantFrom(0, 1, 9, 9.99, 10, 11, 600),
});

const hold = (predicate: (order: Case) => void) =>
  fc.assert(fc.property(anyCase, predicate), { numRuns: 3000 });

/**
 * The label of each status. Statuses that the specification does not label take the nearest one. A modified
 * order keeps the label of its previous status, which is RECEIVED here.
 */
const labels = {
  payment: 'INITIATED PAYMENT_INITIATED PAYMENT_COMMITTED',
  new: 'NEW',
  received: 'RECEIVED MODIFIED',
  dispatched: 'RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR',
  'waiting-for-rider': 'WAITING_FOR_TRANSPORT',
  'in-progress': 'ASSIGNED_TO_TRANSPORT COURIER_ACCEPTED_DELIVERY',
  'near-vendor': 'NEAR_VENDOR',
  'picked-up': 'PICKED_UP',
  'in-transit': 'COURIER_LEFT_VENDOR',
  'near-customer': 'NEAR_CUSTOMER',
  delivered: 'DELIVERED',
  returning: 'RETURN_INITIATED',
  returned: 'RETURNED_TO_VENDOR',
  delayed: 'DELAYED',
  stalled: 'STALLED PAYMENT_FAILED',
  cancelled: 'CANCELLED PAYMENT_CANCELLED',
};

describe('the label of an order', () => {
  // Proves: order-status.*
  it('matches the list of the specification for every status', () => {
    const labelled = Object.entries(labels).flatMap(([label, statuses]) =>
      statuses.split(' ').map((status) => [status, `status.${label}`] as const),
    );
    const shown = orderStatuses.map((status) => [status, labelOf(orderFixture({ status }), now)] as const);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(labelled));
  });
});

describe('the rules of an order', () => {
  // Proves: order-status.*, order-list.*
  it('match a second reading of the lists for every status, history and delivery time', () => {
    hold((order) => {
      const lists = orderBuckets.filter((bucket) => listConditions[bucket](order));
      expect(lists.length).toBeLessThanOrEqual(1);
      expect(bucketOf(toOrder(order), now)).toBe(lists[0] ?? null);
    });
  });

  // Proves: order-rule.rider-assigned
  it('match a second reading of the assigned rider for every history', () => {
    hold((order) => {
      const texts = order.history.join(' ');
      const lastAcceptance = texts.lastIndexOf('COURIER_ACCEPTED_DELIVERY');
      const lastWait = texts.lastIndexOf('WAITING_FOR_TRANSPORT');
      expect(isRiderAssigned(toOrder(order))).toBe(lastAcceptance > lastWait);
    });
  });

  // Proves: order-status.*, order-rule.rider-polled, order-rule.map-hidden
  it('match a second reading of the rider and the map for every status', () => {
    for (const status of orderStatuses) {
      const isPolled = status === 'DELAYED' || isFromTo(status, 'RECEIVED_BY_VENDOR', 'NEAR_CUSTOMER');
      expect([status, shouldPollRider(status)]).toEqual([status, isPolled]);
      expect([status, isFullMapHidden(status)]).toEqual([
        status,
        ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'].includes(status),
      ]);
    }
  });
});
