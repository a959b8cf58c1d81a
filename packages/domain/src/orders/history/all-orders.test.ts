import { describe, expect, it } from 'vitest';
import { vendorFixture } from '../../testing/fixtures.ts';
import { $allOrdersState, $currencyOf, nextPageRequested } from './index.ts';
import { historyScreen, manyOrders, pagesOf, reject } from './test/history-screen.ts';

describe('the history that needs all orders', () => {
  it('loads all pages, 200 orders at a time', async () => {
    const { showAll, ids, scope, queries } = historyScreen(pagesOf(manyOrders(7), 2));
    await showAll();
    expect(ids()).toHaveLength(7);
    expect(scope.getState($allOrdersState)).toBe('complete');
    expect(queries.map(({ count }) => count)).toEqual([200, 200, 200, 200]);
  });

  it('loads the remaining pages when they become needed, and keeps the loaded ones', async () => {
    const { show, showAll, ids, scope, queries } = historyScreen(pagesOf(manyOrders(5), 2));
    await show();
    expect(ids()).toHaveLength(2);
    expect(scope.getState($allOrdersState)).toBe('loading');
    await showAll();
    expect(ids()).toHaveLength(5);
    expect(queries.map(({ cursor }) => cursor)).toEqual([undefined, '2', '4']);
  });

  it('stops at a failure, and continues with the failed page on request', async () => {
    const list = pagesOf(manyOrders(6), 2);
    let failures = 1;
    const { showAll, fire, ids, scope } = historyScreen((query) => {
      if (query.cursor === undefined || failures === 0) return list(query);
      failures -= 1;
      return reject();
    });
    await showAll();
    expect(scope.getState($allOrdersState)).toBe('failed');
    expect(ids()).toHaveLength(2);
    await fire(nextPageRequested);
    expect(scope.getState($allOrdersState)).toBe('complete');
    expect(ids()).toHaveLength(6);
  });

  it('loads one page when they are not needed', async () => {
    const { show, queries } = historyScreen(pagesOf(manyOrders(5), 2));
    await show();
    await show({}, 'k4ch-000003');
    expect(queries).toHaveLength(1);
  });
});

describe('the currency of an outlet', () => {
  it('is its own, or that of the market for an unknown outlet', () => {
    const { scope } = historyScreen(() => ({ orders: [], cursor: null }), {
      vendors: [vendorFixture(), vendorFixture({ id: 'o1aa', currency: 'KWD' })],
    });
    const currencyOf = scope.getState($currencyOf);
    expect([currencyOf('o1aa'), currencyOf('gone')]).toEqual(['KWD', 'BDT']);
  });
});
