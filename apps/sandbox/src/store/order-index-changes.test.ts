import { describe, expect, it } from 'vitest';
import type { OrderCategory } from '@saddlebag/domain/contracts';
import { createOrderIndex } from './order-index.ts';
import type { StoredOrder } from './tables.ts';

const createOrder = (id: string, changes: Partial<StoredOrder> = {}): StoredOrder => ({
  id,
  vendorId: 'v1',
  groupId: 'group',
  accountId: 'account',
  country: 'bd',
  vendorPoint: { latitude: 0, longitude: 0 },
  createdAt: 1,
  preorderedFor: null,
  speed: 1,
  nextChangeAt: null,
  wire: { rider: null, status: 'RECEIVED' } as StoredOrder['wire'],
  ...changes,
});
const withRider = { wire: { rider: { rider_id: 'r1' }, status: 'PICKED_UP' } as StoredOrder['wire'] };
const cancelled = { wire: { rider: null, status: 'CANCELLED' } as StoredOrder['wire'] };

/** Creates an index whose records are never deleted, so that only `index.remove` can hide an order. */
const createIndex = () => {
  const records = new Map<string, StoredOrder>();
  const index = createOrderIndex((id) => records.get(id));
  return {
    index,
    put: (order: StoredOrder) => {
      records.set(order.id, order);
      index.put(order);
    },
    ids: (by: 'vendor' | 'group', id: string, category?: OrderCategory) =>
      index.list({ by, id, category, count: 9 }).orders.map((order) => order.id),
    unfinishedIds: () => [...index.unfinished()].map(({ id }) => id),
  };
};

describe('an index of orders', () => {
  it('forgets a removed order and keeps the others', () => {
    const { index, put, ids, unfinishedIds } = createIndex();
    put(createOrder('v1-000001', { nextChangeAt: 5 }));
    put(createOrder('v1-000002', { nextChangeAt: 5, createdAt: 2 }));

    index.remove('v1-000001');
    index.remove('v1-000009');

    expect([ids('vendor', 'v1'), ids('group', 'group')]).toEqual([['v1-000002'], ['v1-000002']]);
    expect(unfinishedIds()).toEqual(['v1-000002']);
  });

  it('lists an order once after an update', () => {
    const { put, ids } = createIndex();
    put(createOrder('v1-000001'));
    put(createOrder('v1-000001'));

    expect(ids('vendor', 'v1')).toEqual(['v1-000001']);
  });

  it('moves an order to its new category when its status changes, and forgets it when it is removed', () => {
    const { index, put, ids } = createIndex();
    const listed = () => [ids('vendor', 'v1', 'NEW'), ids('group', 'group', 'CANCELLED')];
    put(createOrder('v1-000001'));
    put(createOrder('v1-000002', { createdAt: 2 }));
    expect(listed()).toEqual([['v1-000002', 'v1-000001'], []]);

    put(createOrder('v1-000001', cancelled));
    expect(listed()).toEqual([['v1-000002'], ['v1-000001']]);

    index.remove('v1-000001');
    expect(listed()).toEqual([['v1-000002'], []]);
    expect(ids('vendor', 'v1')).toEqual(['v1-000002']);
  });

  it('lists a removed order after it is added again', () => {
    const { index, put, ids } = createIndex();
    put(createOrder('v1-000001'));
    index.remove('v1-000001');
    put(createOrder('v1-000001'));

    expect(ids('vendor', 'v1')).toEqual(['v1-000001']);
  });

  it('lists an order as unfinished only while it has a next change', () => {
    const { put, unfinishedIds } = createIndex();
    put(createOrder('v1-000001', { nextChangeAt: 5 }));
    expect(unfinishedIds()).toEqual(['v1-000001']);

    put(createOrder('v1-000001'));

    expect(unfinishedIds()).toEqual([]);
  });

  it("finds the account's latest order of a rider", () => {
    const { index, put } = createIndex();
    put(createOrder('v1-000001', withRider));
    put(createOrder('v1-000002', withRider));
    put(createOrder('v1-000003'));

    expect(index.findByRider('account', 'r1')?.id).toBe('v1-000002');
    expect(index.findByRider('other', 'r1')).toBeUndefined();
  });

  it('is empty after `clear`', () => {
    const { index, put, ids, unfinishedIds } = createIndex();
    put(createOrder('v1-000001', { ...withRider, nextChangeAt: 5 }));

    index.clear();

    expect([ids('vendor', 'v1'), ids('group', 'group'), unfinishedIds()]).toEqual([[], [], []]);
    expect([index.lastNumber('v1'), index.findByRider('account', 'r1')]).toEqual([0, undefined]);
  });
});
