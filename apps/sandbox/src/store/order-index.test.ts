import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryOfStatus,
  orderCategories,
  orderStatuses,
  type OrderStatus,
} from '@saddlebag/domain/contracts';
import { createOrderIndex, type OrderCursor } from './order-index.ts';
import type { StoredOrder } from './tables.ts';

const wireOf = (status: OrderStatus) => ({ rider: null, status }) as StoredOrder['wire'];
const createOrder = (
  vendor: number,
  number: number,
  createdAt: number,
  status: OrderStatus = 'RECEIVED',
): StoredOrder => ({
  id: `v${vendor}-${String(number).padStart(6, '0')}`,
  vendorId: `v${vendor}`,
  groupId: 'group',
  accountId: 'account',
  country: 'bd',
  vendorPoint: { latitude: 0, longitude: 0 },
  createdAt,
  preorderedFor: null,
  speed: 1,
  nextChangeAt: null,
  wire: wireOf(status),
});

const orders = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 30 }),
      fc.constantFrom(...orderStatuses),
    ),
    {
      selector: ([vendor, number]) => `${vendor}-${number}`,
      maxLength: 80,
    },
  )
  .map((rows) => rows.map((row) => createOrder(...row)));

const createFilledIndex = (stored: readonly StoredOrder[]) => {
  const byId = new Map(stored.map((order) => [order.id, order]));
  const index = createOrderIndex((id) => byId.get(id));
  for (const order of stored) index.put(order);
  return index;
};

const categoryOf = (status: OrderStatus) => (status === 'UNKNOWN' ? 'NEW' : categoryOfStatus[status]);

const newestFirst = (a: StoredOrder, b: StoredOrder): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

describe('createOrderIndex', () => {
  it('lists the same orders as a full scan, for any page size', () => {
    fc.assert(
      fc.property(
        orders,
        fc.constantFrom('v0', 'v1', 'group'),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 31 }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        fc.option(fc.constantFrom(...orderCategories), { nil: undefined }),
        (stored, id, from, to, count, onlyEven, category) => {
          const index = createFilledIndex(stored);
          const by = id === 'group' ? 'group' : 'vendor';
          const accepts = onlyEven
            ? (order: StoredOrder) => order.id.endsWith('0') || order.id.endsWith('2')
            : undefined;
          const listedOrders: StoredOrder[] = [];
          let after: OrderCursor | undefined;
          do {
            const page = index.list({ by, id, category, from, to, after, count, accepts });
            expect(page.orders.length).toBeLessThanOrEqual(count);
            listedOrders.push(...page.orders);
            after = page.next ?? undefined;
          } while (after !== undefined);
          const expected = stored
            .filter((order) => by === 'group' || order.vendorId === id)
            .filter(({ wire: { status } }) => category === undefined || categoryOf(status) === category)
            .filter((order) => order.createdAt >= from && order.createdAt < to && (accepts?.(order) ?? true))
            .toSorted(newestFirst);
          expect(listedOrders.map((order) => order.id)).toEqual(expected.map((order) => order.id));
        },
      ),
    );
  });

  it('returns the highest order number of each vendor, and lists no removed order', () => {
    const index = createFilledIndex([createOrder(0, 3, 5), createOrder(0, 9, 1), createOrder(1, 2, 2)]);
    expect([index.lastNumber('v0'), index.lastNumber('v1'), index.lastNumber('v2')]).toEqual([9, 2, 0]);
    index.remove('v0-000009');
    expect(index.list({ by: 'group', id: 'group', count: 9 }).orders.map((order) => order.id)).toEqual([
      'v0-000003',
      'v1-000002',
    ]);
  });

  it('needs the same number of lookups for 20,000 orders as for 200', () => {
    const lookupCounts = [200, 20_000].map((size) => {
      const stored = Array.from({ length: size }, (_, number) => createOrder(0, number + 1, number));
      const byId = new Map(stored.map((order) => [order.id, order]));
      let lookupCount = 0;
      const index = createOrderIndex((id) => {
        lookupCount += 1;
        return byId.get(id);
      });
      for (const order of stored) index.put(order);
      index.list({ by: 'vendor', id: 'v0', count: 30 });
      return lookupCount;
    });
    expect(lookupCounts[1]).toBe(lookupCounts[0]);
  });

  it('needs one lookup per listed order for a rare category among 20,000 orders', () => {
    const stored = Array.from({ length: 20_000 }, (_, number) =>
      createOrder(0, number + 1, number, number % 4000 === 0 ? 'CANCELLED' : 'DELIVERED'),
    );
    const byId = new Map(stored.map((order) => [order.id, order]));
    let lookupCount = 0;
    const index = createOrderIndex((id) => {
      lookupCount += 1;
      return byId.get(id);
    });
    for (const order of stored) index.put(order);
    lookupCount = 0;

    const page = index.list({ by: 'group', id: 'group', category: 'CANCELLED', count: 30 });

    expect([page.orders.length, page.next, lookupCount]).toEqual([5, null, 5]);
  });
});
