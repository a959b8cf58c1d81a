import { describe, expect, it } from 'vitest';
import type { OrderPage } from '../../api/orders.ts';
import { vendorFixture } from '../../testing/fixtures.ts';
import {
  $canIncludeOutlets,
  $hasNextPage,
  historyClosed,
  historyRetried,
  nextPageRequested,
} from './index.ts';
import {
  historyScreen,
  lateResponse,
  manyOrders,
  pagesOf,
  pastOrder,
  reject,
  today,
} from './test/history-screen.ts';

const dayMs = 86_400_000;
const emptyPage: OrderPage = { orders: [], cursor: null };

describe('the history', () => {
  // Proves: history.page-size
  it("lists the vendor's orders of yesterday, 30 at a time", async () => {
    const { show, queries, ids, view } = historyScreen(() => ({ orders: [pastOrder()], cursor: null }));
    await show();
    expect(queries).toEqual([{ vendorId: 'k4ch', from: today - dayMs, to: today, count: 30 }]);
    expect(ids()).toEqual(['k4ch-000001']);
    expect(view()).toBe('ready');
  });

  // Proves: history.phone-search
  it('queries the filtered days and phone number', async () => {
    const { show, queries } = historyScreen(() => emptyPage);
    await show({ range: { category: 'PastWeek' }, phone: '+8801711223304' });
    expect(queries).toEqual([
      { vendorId: 'k4ch', from: today - 7 * dayMs, to: today, count: 30, phone: '+8801711223304' },
    ]);
  });

  it('is empty when no order matches', async () => {
    const { show, view } = historyScreen(() => emptyPage);
    await show();
    expect(view()).toBe('empty');
  });

  it('does not query again when only the selection changes', async () => {
    const { show, queries } = historyScreen(pagesOf(manyOrders(4), 30));
    await show();
    await show({}, 'k4ch-000003');
    expect(queries).toHaveLength(1);
  });

  // Proves: history.status
  it('queries the filtered status, and all statuses without a filter', async () => {
    const { show, queries } = historyScreen(() => emptyPage);
    await show({ status: 'CANCELLED' });
    await show();
    expect(queries).toEqual([
      { vendorId: 'k4ch', from: today - dayMs, to: today, count: 30, category: 'CANCELLED' },
      { vendorId: 'k4ch', from: today - dayMs, to: today, count: 30 },
    ]);
  });

  it('loads the next page on request and skips orders that it already has', async () => {
    const [first, second, third] = manyOrders(3);
    const { show, fire, ids, scope, queries } = historyScreen(({ cursor }) =>
      cursor === undefined
        ? { orders: [first, second].filter((order) => order !== undefined), cursor: 'next' }
        : { orders: [second, third].filter((order) => order !== undefined), cursor: null },
    );
    await show();
    expect(scope.getState($hasNextPage)).toBe(true);
    await fire(nextPageRequested);
    expect(queries[1]).toMatchObject({ cursor: 'next', from: today - dayMs, to: today });
    expect(ids()).toEqual(['k4ch-000003', 'k4ch-000002', 'k4ch-000001']);
    await fire(nextPageRequested);
    expect(queries).toHaveLength(2);
  });

  it('loads pages until an order has the filtered status if the service ignores the filter', async () => {
    const orders = manyOrders(6).map((order, index) => ({
      ...order,
      status: index === 4 ? ('CANCELLED' as const) : ('DELIVERED' as const),
    }));
    const { show, ids, queries } = historyScreen(pagesOf(orders, 2));
    await show({ status: 'CANCELLED' });
    expect(ids()).toEqual(['k4ch-000002']);
    expect(queries).toHaveLength(3);
  });

  // Proves: error.past-orders
  it("shows the service's message when loading fails, and loads again on retry", async () => {
    let failures = 1;
    const { show, view, fire, messages, ids } = historyScreen(() => {
      failures -= 1;
      return failures >= 0 ? reject() : { orders: [pastOrder()], cursor: null };
    });
    await show();
    expect(view()).toBe('failed');
    expect(messages()).toEqual([
      { key: 'history.cant-retrieve-past-orders', params: { message: 'The kitchen is on fire' } },
    ]);
    await fire(historyRetried);
    expect(view()).toBe('ready');
    expect(ids()).toHaveLength(1);
  });

  it('keeps the loaded orders when the next page fails', async () => {
    const list = pagesOf(manyOrders(4), 2);
    const { show, fire, view, ids, messages } = historyScreen((query) =>
      query.cursor === undefined ? list(query) : reject(),
    );
    await show();
    await fire(nextPageRequested);
    expect(view()).toBe('ready');
    expect(ids()).toHaveLength(2);
    expect(messages()).toHaveLength(1);
  });

  it('shows no notification when the session has expired', async () => {
    const { show, messages } = historyScreen(() =>
      Promise.reject(Object.assign(new Error('401'), { kind: 'unauthorized' })),
    );
    await show();
    expect(messages()).toEqual([]);
  });
});

describe('a late response', () => {
  it.each(['loaded', 'failed'] as const)('does not replace a newer query when it is %s', async (outcome) => {
    const late = lateResponse();
    const { show, ids, view, messages } = historyScreen(({ phone }) =>
      phone === undefined ? late.promise : { orders: [pastOrder({ id: 'newer' })], cursor: null },
    );
    const first = show();
    void show({ phone: '01711223304' });
    await new Promise<void>((resolve) => {
      queueMicrotask(resolve);
    });
    if (outcome === 'loaded') late.resolve({ orders: [pastOrder({ id: 'older' })], cursor: null });
    else late.fail(Object.assign(new Error('late'), { kind: 'offline' }));
    await first;
    expect(ids()).toEqual(['newer']);
    expect(view()).toBe('ready');
    expect(messages()).toEqual([]);
  });

  it('is ignored after the screen has closed', async () => {
    const late = lateResponse();
    const { show, fire, ids } = historyScreen(() => late.promise);
    const shown = show();
    void fire(historyClosed);
    late.resolve({ orders: [pastOrder()], cursor: null });
    await shown;
    expect(ids()).toEqual([]);
  });
});

describe('the history of all outlets', () => {
  const parent = vendorFixture({ isParent: true });
  const outlet = vendorFixture({ id: 'o1aa', parentId: 'k4ch' });

  // Proves: history.page-size, permission.include-outlets
  it('comes in pages of 50 when the account and the country allow it', async () => {
    const { show, queries, scope } = historyScreen(() => emptyPage, { vendors: [parent, outlet] });
    await show();
    expect(scope.getState($canIncludeOutlets)).toBe(true);
    await show({ allOutlets: true });
    expect(queries[0]).toMatchObject({ count: 30 });
    expect(queries[0]).not.toHaveProperty('includeOutlets');
    expect(queries[1]).toMatchObject({ count: 50, includeOutlets: true });
  });

  it('is not available to an account without a parent vendor', async () => {
    const { show, queries, scope } = historyScreen(() => emptyPage, { vendors: [vendorFixture()] });
    await show({ allOutlets: true });
    expect(scope.getState($canIncludeOutlets)).toBe(false);
    expect(queries).toEqual([expect.not.objectContaining({ includeOutlets: true })]);
  });
});
