import { render } from '@testing-library/react';
import { allSettled, type EventCallable } from 'effector';
import { useGate } from 'effector-react';
import { describe, expect, it, vi } from 'vitest';
import {
  listOrdersFx,
  loadOrderFx,
  requestSocketTicketFx,
  type Order,
  type OrderListQuery,
} from '@saddlebag/domain/api';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { navigateFx } from '../../navigation.ts';
import { focusScreenFx } from '../../shell/shell.model.ts';
import { focusOpenedOrderFx } from './detail/order-focus.ts';
import { focusOpenedCellFx } from './sheet/cell-focus.ts';
import {
  $state,
  $tableOrders,
  cellOpened,
  columnsChanged,
  filtersChanged,
  HistoryGate,
  orderOpened,
  overviewChanged,
  sortChanged,
} from './model.ts';

interface Navigation {
  readonly path: string;
  readonly replace?: boolean;
}

function Probe(props: { vendorId: string; orderId: string | null; search: string }) {
  useGate(HistoryGate, props);
  return null;
}

/** Mounts the gate of a history screen with this query. */
const openHistory = (search: string, orderId: string | null = null, orders: readonly Order[] = []) => {
  const navigations: Navigation[] = [];
  const queries: OrderListQuery[] = [];
  const scope = seedScope({
    handlers: [
      [navigateFx, (navigation: Navigation) => void navigations.push(navigation)],
      [focusOpenedOrderFx, () => undefined],
      [focusOpenedCellFx, () => undefined],
      [focusScreenFx, () => undefined],
      [loadOrderFx, () => orderFixture()],
      [requestSocketTicketFx, () => ({ ticket: 'ticket-1' })],
      [
        listOrdersFx,
        (query: OrderListQuery) => {
          queries.push(query);
          return { orders, cursor: null };
        },
      ],
    ],
  });
  const screen = (changedSearch: string) => (
    <ScopeProvider scope={scope}>
      <Probe vendorId="y0ud" orderId={orderId} search={changedSearch} />
    </ScopeProvider>
  );
  const view = render(screen(search));
  return {
    scope,
    navigations,
    queries,
    changeSearch: (changed: string) => {
      view.rerender(screen(changed));
    },
    fire: <T,>(event: EventCallable<T>, params: NoInfer<T>) =>
      allSettled(event as EventCallable<unknown>, { scope, params }),
  };
};

describe('the history screen', () => {
  it('restores its state from the URL and follows its changes', () => {
    const { scope, queries, changeSearch } = openHistory('phone=01711223304&sort=fee.descending');

    expect(scope.getState($state).sort).toEqual({ id: 'fee', direction: 'descending' });
    changeSearch('status=NEW');

    expect(scope.getState($state).filters.status).toBe('NEW');
    expect(queries.map(({ phone }) => phone)).toEqual(['01711223304', undefined]);
  });

  // Proves: route.history-order
  it('adds a history entry for an opened order and keeps the filters', async () => {
    const { fire, navigations } = openHistory('range=PastWeek&columns=order,fee');

    await fire(orderOpened, 'y0ud-000001');

    expect(navigations).toEqual([
      { path: '/history/y0ud?range=PastWeek&columns=order%2Cfee&order_id=y0ud-000001' },
    ]);
  });

  it('replaces the entry when filters, sort or columns change, and keeps the open order', async () => {
    const { fire, navigations } = openHistory('range=PastWeek', 'y0ud-000001');

    await fire(filtersChanged, { status: 'DELIVERED' });
    await fire(sortChanged, { id: 'amount', direction: 'ascending' });
    await fire(columnsChanged, ['order', 'fee']);

    expect(navigations).toEqual(
      [
        'status=DELIVERED&range=PastWeek',
        'range=PastWeek&sort=amount.ascending',
        'range=PastWeek&columns=order%2Cfee',
      ].map((query) => ({ path: `/history/y0ud?${query}&order_id=y0ud-000001`, replace: true })),
    );
  });

  it('adds a history entry for an opened figure, and replaces it when the sheet closes', async () => {
    const { fire, navigations } = openHistory('range=PastWeek&view=sheet');

    await fire(cellOpened, { figure: 'cash', outletId: null, currency: 'BDT' });
    await fire(overviewChanged, 'none');

    expect(navigations).toEqual([
      { path: '/history/y0ud?range=PastWeek&view=sheet&figure=cash.all-outlets.BDT' },
      { path: '/history/y0ud?range=PastWeek', replace: true },
    ]);
  });

  it('lists only the orders of the opened figure', async () => {
    const orders = [
      orderFixture({ id: 'y0ud-000002', vendorId: 'y0ud', status: 'DELIVERED', paymentMethod: 'PAID' }),
      orderFixture({
        id: 'y0ud-000001',
        vendorId: 'y0ud',
        status: 'DELIVERED',
        paymentMethod: 'CASH_ON_DELIVERY',
      }),
    ];
    const { scope, changeSearch } = openHistory('view=sheet&figure=cash.y0ud.BDT', null, orders);
    const ids = () => scope.getState($tableOrders).map(({ id }) => id);
    await vi.waitFor(() => {
      expect(ids()).toEqual(['y0ud-000001']);
    });

    changeSearch('view=sheet');

    expect(ids()).toEqual(['y0ud-000002', 'y0ud-000001']);
  });
});
