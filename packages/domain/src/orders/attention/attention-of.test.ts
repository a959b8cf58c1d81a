import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/entities.ts';
import { orderStatuses, type OrderStatus } from '../../contracts/order-status.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { bucketOf } from '../order-book/bucket.ts';
import { statusGroups } from '../order-book/status.ts';
import { actOf, attentionOf, compareAttention, connectionAttention } from './attention-of.ts';
import { severities, severityOf } from './kinds.ts';

const noon = Date.UTC(2026, 0, 5, 6);
const minutes = (count: number) => count * 60_000;
const rider = { id: 'rider-1', name: 'Jamal', phoneNumber: '+8801811111111' };

/** An order that has had these statuses, each for one minute. */
const orderWith = (statuses: readonly OrderStatus[], changes: Partial<Order> = {}): Order =>
  orderFixture({
    createdAt: noon,
    status: statuses.at(-1) ?? 'RECEIVED',
    history: statuses.map((status, index) => ({ status, at: noon + minutes(index) })),
    ...changes,
  });

const anyStatus = fc.constantFrom<OrderStatus>(...orderStatuses, 'UNKNOWN');
const anyOrder = fc
  .record({
    statuses: fc.array(anyStatus, { minLength: 1, maxLength: 8 }),
    scheduledAfter: fc.option(fc.integer({ min: 0, max: 2880 })),
    hasRider: fc.boolean(),
  })
  .map(({ statuses, scheduledAfter, hasRider }) =>
    orderWith(statuses, {
      preorderedFor: scheduledAfter === null ? null : noon + minutes(scheduledAfter),
      rider: hasRider ? rider : null,
    }),
  );
const anyTime = fc.integer({ min: 0, max: minutes(4000) }).map((ms) => noon + ms);
const dayStart = noon - minutes(720);

describe('attentionOf', () => {
  it('reports an instant order without a rider after 10 minutes', () => {
    const order = orderWith(['RECEIVED', 'RECEIVED_BY_VENDOR', 'WAITING_FOR_TRANSPORT']);

    expect(attentionOf(order, noon + minutes(10) - 1)).toBeNull();
    expect(attentionOf(order, noon + minutes(10))).toEqual({ kind: 'no-rider', since: noon });
  });

  it('counts the wait again from the time at which a rider gave the order up', () => {
    const order = orderWith(['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT']);

    expect(attentionOf(order, noon + minutes(11))).toBeNull();
    expect(attentionOf(order, noon + minutes(12))).toEqual({ kind: 'no-rider', since: noon + minutes(2) });
  });

  it('reports a scheduled order without a rider 10 minutes after its delivery time', () => {
    const order = orderWith(['RECEIVED'], { preorderedFor: noon + minutes(90) });

    expect(attentionOf(order, noon + minutes(99))).toBeNull();
    expect(attentionOf(order, noon + minutes(100))).toEqual({
      kind: 'no-rider',
      since: noon + minutes(90),
    });
  });

  it('ignores a modified order that keeps its rider', () => {
    const order = orderWith(['RECEIVED', 'MODIFIED']);

    expect(attentionOf(order, noon + minutes(20))?.kind).toBe('no-rider');
    expect(attentionOf({ ...order, rider }, noon + minutes(20))).toBeNull();
  });

  it('reports a rider who has been near for 5 minutes', () => {
    const order = orderWith(['RECEIVED', 'NEAR_VENDOR']);

    expect(attentionOf(order, noon + minutes(6) - 1)).toBeNull();
    expect(attentionOf(order, noon + minutes(6))).toEqual({
      kind: 'rider-waiting',
      since: noon + minutes(1),
    });
  });

  it.each([
    ['DELAYED', 'delayed'],
    ['PAYMENT_FAILED', 'payment-failed'],
    ['STALLED', 'stalled'],
    ['RETURN_INITIATED', 'returning'],
  ] as const)('reports %s at once', (status, kind) => {
    expect(attentionOf(orderWith(['RECEIVED', status]), noon + minutes(1))?.kind).toBe(kind);
  });

  it('reports a delayed order whatever its bucket', () => {
    const collected = orderWith(['RECEIVED', 'DELAYED']);
    const everything = [...statusGroups.collected, ...statusGroups.cancelled, ...statusGroups.finished];
    const asNew = orderWith([...everything, 'DELAYED']);

    expect([bucketOf(collected, noon), bucketOf(asNew, noon)]).toEqual(['collected', 'new']);
    for (const order of [collected, asNew])
      expect(attentionOf(order, noon + minutes(60))?.kind).toBe('delayed');
  });

  it('ignores a payment that failed on an earlier day', () => {
    const order = orderWith(['PAYMENT_INITIATED', 'PAYMENT_FAILED']);

    expect(attentionOf(order, noon + minutes(1440), noon + minutes(720))).toBeNull();
  });

  it('never reports a finished order, or a cancelled one other than failures of today', () => {
    const closed = [...statusGroups.finished, ...statusGroups.cancelled];
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...closed), anyTime, (order, status, now) => {
        const ended = { ...order, status, history: [...order.history, { status, at: noon + minutes(9) }] };
        const attention = attentionOf(ended, now, dayStart);
        const isFailure = status === 'PAYMENT_FAILED' || status === 'STALLED';
        expect(attention === null || isFailure).toBe(true);
        if (isFailure) expect(attentionOf(ended, now, noon + minutes(1440))).toBeNull();
      }),
    );
  });

  it('keeps reporting a problem until the status changes', () => {
    fc.assert(
      fc.property(anyOrder, anyTime, fc.nat(minutes(600)), (order, now, later) => {
        const attention = attentionOf(order, now, dayStart);
        if (attention) expect(attentionOf(order, now + later, dayStart)).toEqual(attention);
      }),
    );
  });

  it('never reports a scheduled order without a rider before its delivery time', () => {
    fc.assert(
      fc.property(anyOrder, anyTime, (order, now) => {
        const attention = attentionOf(order, now, dayStart);
        if (attention?.kind === 'no-rider') expect(now).toBeGreaterThanOrEqual(order.preorderedFor ?? 0);
      }),
    );
  });
});

describe('connectionAttention', () => {
  it('reports a connection that has been lost for a minute', () => {
    expect(connectionAttention(noon, noon + minutes(1) - 1)).toBeNull();
    expect(connectionAttention(noon, noon + minutes(1))?.kind).toBe('disconnected');
    expect(connectionAttention(null, noon)).toBeNull();
  });
});

describe('actOf', () => {
  it('opens a delayed order that has no rider to call', () => {
    expect(actOf('delayed', orderWith(['DELAYED'], { rider }))).toBe('call-rider');
    expect(actOf('delayed', orderWith(['DELAYED']))).toBe('open');
  });
});

describe('compareAttention', () => {
  it('sorts by severity, then by age', () => {
    const item = fc.record({
      id: fc.string(),
      kind: fc.constantFrom('no-rider', 'delayed', 'returning', 'disconnected', 'stalled' as const),
      since: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector: ({ id }) => id }), (items) => {
        const ranks = items
          .toSorted(compareAttention)
          .map(({ kind, since }) => severities.indexOf(severityOf(kind)) * 10 + since);
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      }),
    );
  });
});
