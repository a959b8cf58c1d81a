import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../../contracts/order-status.ts';
import type { Order } from '../../api/entities.ts';
import { bucketOf, orderBuckets } from './bucket.ts';
import { pickNewerOrder } from './pick-newer-order.ts';
import { createOrderBook } from './order-book.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { parseSearch } from './search.ts';

const now = Date.UTC(2026, 10, 21, 12);

describe('createOrderBook', () => {
  // Proves: order-rule.newest-first
  it('matches a plain map that is filtered and sorted after each batch', () => {
    const update = fc
      .record({
        number: fc.integer({ min: 0, max: 30 }),
        createdAt: fc.integer({ min: 0, max: 5 }),
        updatedAt: fc.integer({ min: 0, max: 10 }),
        status: fc.constantFrom(...orderStatuses),
        preorderedFor: fc.option(fc.integer({ min: now - 5, max: now + 60 })),
      })
      .map(({ number, ...parts }): Order => orderFixture({ id: `y0ud-${number}`, ...parts }));
    fc.assert(
      fc.property(fc.array(fc.array(update, { maxLength: 20 }), { maxLength: 12 }), (batches) => {
        const book = createOrderBook();
        const model = new Map<string, Order>();
        let time = now;
        for (const batch of batches) {
          time += 5;
          book.advance(time);
          book.apply(batch, time);
          for (const order of batch) model.set(order.id, pickNewerOrder(model.get(order.id) ?? order, order));
          for (const bucket of orderBuckets) {
            const expected = [...model.values()]
              .filter((order) => bucketOf(order, time) === bucket)
              .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
              .map(({ id }) => id);
            expect(book.ids(bucket)).toEqual(expected);
            expect(book.count(bucket)).toBe(expected.length);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('moves a scheduled order to the new bucket at its delivery time', () => {
    const book = createOrderBook();
    book.apply([orderFixture({ status: 'RECEIVED', preorderedFor: now + 10 })], now);

    expect(book.advance(now + 9).orders).toEqual([]);
    const change = book.advance(now + 10);

    expect([...change.buckets]).toEqual(['scheduled', 'new']);
    expect(book.ids('new')).toEqual(['k4ch-000001']);
  });

  it('notifies only the subscribers of a changed order', () => {
    const book = createOrderBook();
    book.apply([orderFixture({ id: 'a' }), orderFixture({ id: 'b' })], now);
    const notified: string[] = [];
    const unsubscribe = book.subscribe('a', () => notified.push('a'));
    book.subscribe('b', () => notified.push('b'));

    book.apply([orderFixture({ id: 'a', updatedAt: now, status: 'RECEIVED' })], now);
    book.apply([orderFixture({ id: 'b', updatedAt: 0, status: 'RECEIVED' })], now);
    unsubscribe();
    book.apply([orderFixture({ id: 'a', updatedAt: now + 1, status: 'PICKED_UP' })], now);

    expect(notified).toEqual(['a']);
    expect(book.order('a')?.status).toBe('PICKED_UP');
  });

  it('returns the buckets that a batch changed', () => {
    const book = createOrderBook();
    book.apply([orderFixture()], now);
    const unmoved = book.apply([orderFixture({ updatedAt: now })], now);
    const moved = book.apply([orderFixture({ updatedAt: now + 1, status: 'DELIVERED' })], now);

    expect(unmoved).toEqual({ orders: ['k4ch-000001'], buckets: new Set() });
    expect([...moved.buckets]).toEqual(['new', 'delivered']);
  });

  it('filters existing and later orders by the search', () => {
    const book = createOrderBook();
    const named = (id: string, name: string) =>
      orderFixture({ id, customer: { ...orderFixture().customer, name } });
    book.apply([named('a', 'José Ñandú'), named('b', 'Asha')], now);

    book.search(parseSearch('jose nandu'));
    book.apply([named('c', 'JOSE NANDU junior'), named('d', 'Karim')], now);

    expect(book.ids('new')).toEqual(['a', 'c']);
    expect(book.count('new')).toBe(4);
    book.search([]);
    expect(book.matchCount('new')).toBe(4);
  });

  it('removes the orders that a predicate selects', () => {
    const book = createOrderBook();
    book.apply([orderFixture({ id: 'a', status: 'DELIVERED' }), orderFixture({ id: 'b' })], now);
    expect(book.removeWhere((_, bucket) => bucket === 'delivered').orders).toEqual(['a']);
    expect(book.size).toBe(1);
    expect(book.count('delivered')).toBe(0);
  });
});
