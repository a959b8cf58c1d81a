import { allSettled, type EventCallable } from 'effector';
import type { Order, Vendor } from '../../../api/entities.ts';
import type { ApiFailure } from '../../../api/failures.ts';
import { loadCountryParameterFx } from '../../../api/country-parameters.ts';
import { listOrdersFx, loadOrderFx, type OrderListQuery, type OrderPage } from '../../../api/orders.ts';
import { requestSocketTicketFx } from '../../../api/socket-ticket.ts';
import { $session } from '../../../account/session/session.model.ts';
import { $vendors } from '../../../account/vendors/vendors.model.ts';
import { $notifications } from '../../../platform/notifications/notifications.model.ts';
import { orderFixture, sessionFixture, vendorFixture } from '../../../testing/fixtures.ts';
import { seedScope, type Seed } from '../../../testing/seed-scope.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
import { $orders, $view, defaultFilters, historyShown, type HistoryFilters } from '../index.ts';

/** Noon in Dhaka, where the day starts at 18:00 UTC of the previous day. */
export const noon = Date.UTC(2026, 0, 5, 6);
/** The start of the day. */
export const today = Date.UTC(2026, 0, 4, 18);

/** An order that was delivered yesterday. */
export const pastOrder = (changes: Partial<Order> = {}): Order =>
  orderFixture({ createdAt: today - 3_600_000, status: 'DELIVERED', ...changes });

/** Rejects like a service that refuses a call. */
export const reject = (status = 500, message = 'The kitchen is on fire') => {
  const failure: ApiFailure = { kind: 'rejected', status, message, translationKey: null, retryAfterMs: null };
  return Promise.reject(Object.assign(new Error(`status ${status}`), failure));
};

type ListHandler = (query: OrderListQuery) => OrderPage | Promise<OrderPage>;

/** Opens history screens of a vendor, whose service responds to lists with `list`. */
export const historyScreen = (
  list: ListHandler,
  {
    vendors = [vendorFixture()],
    handlers = [],
  }: { readonly vendors?: readonly Vendor[]; readonly handlers?: NonNullable<Seed['handlers']> } = {},
) => {
  const queries: OrderListQuery[] = [];
  const defaults: NonNullable<Seed['handlers']> = [
    [requestSocketTicketFx, () => ({ ticket: 'ticket-1' })],
    [loadCountryParameterFx, () => 'true'],
    [loadOrderFx, () => reject()],
  ];
  const overridden = new Set(handlers.map(([effect]) => effect));
  const scope = seedScope({
    clock: createVirtualClock(noon),
    values: [
      [$session, sessionFixture()],
      [$vendors, vendors],
    ],
    handlers: [
      [
        listOrdersFx,
        (query: OrderListQuery) => {
          queries.push(query);
          return list(query);
        },
      ],
      ...defaults.filter(([effect]) => !overridden.has(effect)),
      ...handlers,
    ],
  });
  const fire = <T>(event: EventCallable<T>, ...params: T extends void ? [] : [NoInfer<T>]) =>
    allSettled(event as EventCallable<unknown>, { scope, params: params[0] });
  return {
    scope,
    queries,
    fire,
    show: (filters: Partial<HistoryFilters> = {}, orderId: string | null = null, vendorId = 'k4ch') =>
      fire(historyShown, { vendorId, filters: { ...defaultFilters, ...filters }, orderId }),
    showAll: (filters: Partial<HistoryFilters> = {}) =>
      fire(historyShown, {
        vendorId: 'k4ch',
        filters: { ...defaultFilters, ...filters },
        orderId: null,
        needsAllOrders: true,
      }),
    ids: () => scope.getState($orders).map(({ id }) => id),
    view: () => scope.getState($view),
    messages: () => scope.getState($notifications).map(({ message }) => message),
  };
};

/** Returns a service's list handler for these orders, in pages of `size`. */
export const pagesOf =
  (orders: readonly Order[], size: number): ListHandler =>
  ({ cursor = '0' }) => {
    const end = Number(cursor) + size;
    return { orders: orders.slice(Number(cursor), end), cursor: end < orders.length ? String(end) : null };
  };

/** Creates past orders, newest first. The first one was delivered, the second cancelled, and so on. */
export const manyOrders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, index) =>
    pastOrder({
      id: `k4ch-${String(count - index).padStart(6, '0')}`,
      createdAt: today - (index + 1) * 60_000,
      status: index % 2 === 0 ? 'DELIVERED' : 'CANCELLED',
    }),
  );

/** Creates a response that arrives when the test resolves it. */
export const lateResponse = () => {
  let resolve: (page: OrderPage) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<OrderPage>((onResolved, onRejected) => {
    resolve = onResolved;
    fail = onRejected;
  });
  return { promise, resolve, fail };
};
