import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/entities.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { createOrderBook } from '../order-book/order-book.ts';
import { createLane } from './lane.ts';

const now = Date.UTC(2026, 0, 5, 6);
const time = { now, today: now - 3_600_000 };
const delayed = (id: string, updatedAt = now): Order =>
  orderFixture({ id, status: 'DELAYED', updatedAt, history: [{ status: 'DELAYED', at: now }] });
const delayedOrders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, index) => delayed(`k4ch-${String(index).padStart(6, '0')}`));

const laneOf = (orders: readonly Order[]) => {
  const book = createOrderBook();
  book.apply(orders, now);
  const lane = createLane(book, time);
  /** Updates an order and lets the lane examine it. */
  const update = (order: Order) => {
    book.apply([order], now);
    return lane.examine([order.id], time);
  };
  return { lane, update };
};

describe('a lane', () => {
  it('examines a changed order at once while it is short', () => {
    const { lane, update } = laneOf(delayedOrders(99));

    expect(update(delayed('k4ch-000100'))).toHaveLength(100);
    expect(lane.catchUp(time)).toBeNull();
  });

  it('postpones changed orders while it is long, until it catches up', () => {
    const { lane, update } = laneOf(delayedOrders(100));

    expect(update(delayed('k4ch-000100'))).toBeNull();
    expect(lane.items()).toHaveLength(100);
    expect(lane.catchUp(time)).toHaveLength(101);
    expect(lane.catchUp(time)).toBeNull();
  });

  it('examines postponed orders as they are when it catches up', () => {
    const { lane, update } = laneOf(delayedOrders(100));
    update(delayed('k4ch-000100'));
    update({ ...delayed('k4ch-000100', now + 1), status: 'DELIVERED' });

    expect(lane.catchUp(time)).toHaveLength(100);
  });

  it('includes postponed orders when time passes', () => {
    const { lane, update } = laneOf(delayedOrders(100));
    update(delayed('k4ch-000100'));

    expect(lane.advance(time)).toHaveLength(101);
  });
});
