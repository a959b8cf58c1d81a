import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { OrderPage, OrderListQuery } from '../../api/index.ts';
import { listOrdersFx } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { matchesStatus } from './filters.ts';
import { toListQuery } from './list-query.ts';
import {
  $filters,
  $includesOutlets,
  $needsAllOrders,
  $readNow,
  $vendorId,
  historyClosed,
  historyShown,
} from './opening.model.ts';
import { appendPage, applyUpdates, emptyPages } from './pages.ts';
import { pastOrdersUpdated } from './updates.model.ts';

export type HistoryView = 'loading' | 'empty' | 'ready' | 'failed';

/** The vendor requested the orders again after a failure. */
export const historyRetried = createEvent();
/** The vendor requested the next page. */
export const nextPageRequested = createEvent();

interface PageRequest {
  /** The query of all its pages. Responses to an earlier query are ignored. */
  readonly query: OrderListQuery;
  /** Null for the first page. */
  readonly cursor: string | null;
}

const queryStarted = createEvent<OrderListQuery>();
const pageRequested = createEvent<PageRequest>();
const loadPageFx = attach({
  effect: listOrdersFx,
  source: $needsAllOrders,
  mapParams: ({ query, cursor }: PageRequest, needsAllOrders) => ({
    ...query,
    ...(cursor !== null && { cursor }),
    ...(needsAllOrders && { count: limits.activeOrdersCount }),
  }),
});

/** The filters that the service applies, as a text. Its changes start a new query. */
const $queryKey = combine(
  { vendorId: $vendorId, filters: $filters, includesOutlets: $includesOutlets },
  ({ vendorId, filters, includesOutlets }) =>
    vendorId === null ? null : JSON.stringify([vendorId, filters, includesOutlets]),
);

/** The current query. Null while the screen is closed. */
export const $query = createStore<OrderListQuery | null>(null, { serialize: 'ignore' })
  .on(queryStarted, (_, query) => query)
  .reset(historyClosed, sessionEnded);
/** The service's time at the start of the query. */
export const $now = createStore(0);
const $pages = createStore(emptyPages, { serialize: 'ignore' }).reset(
  queryStarted,
  historyClosed,
  sessionEnded,
);
/** The progress of the latest page. */
export const $progress = createStore<'loading' | 'loaded' | 'failed'>('loading')
  .on(pageRequested, () => 'loading')
  .reset(queryStarted, historyClosed, sessionEnded);

/**
 * All loaded orders, newest first. An update may have moved an order out of the filtered status, and a service
 * may ignore that filter.
 */
export const $loadedOrders = $pages.map(({ orders }) => orders);
/** The loaded orders of the filtered status, newest first. */
export const $orders = combine(
  { orders: $loadedOrders, filters: $filters, now: $now },
  ({ orders, filters, now }) =>
    filters.status === 'ANY' ? orders : orders.filter((order) => matchesStatus(order, filters.status, now)),
);
export const $hasNextPage = $pages.map(({ cursor }) => cursor !== null);
export const $isLoading = $progress.map((progress) => progress === 'loading');

/** The state of the list. Orders stay visible when the next page fails. */
export const $view = combine(
  { orders: $orders, progress: $progress, hasNextPage: $hasNextPage },
  ({ orders, progress, hasNextPage }): HistoryView => {
    if (orders.length > 0) return 'ready';
    if (progress === 'failed') return 'failed';
    return progress === 'loading' || hasNextPage ? 'loading' : 'empty';
  },
);

// When the screen opens, its filters change or the vendor tries again, load the first page.
const queryBuilt = sample({
  clock: [$queryKey.updates, historyRetried],
  source: {
    vendorId: $vendorId,
    filters: $filters,
    includesOutlets: $includesOutlets,
    market: $market,
    readNow: $readNow,
  },
  fn: ({ vendorId, filters, includesOutlets, market: { timeZone }, readNow }) =>
    vendorId === null ? null : toListQuery(filters, { vendorId, includesOutlets, timeZone, now: readNow() }),
}).filterMap((query) => query ?? undefined);
sample({ clock: queryBuilt, target: queryStarted });
$now.on(sample({ clock: queryBuilt, source: $readNow }), (_, readNow) => readNow());
sample({ clock: queryStarted, fn: (query) => ({ query, cursor: null }), target: pageRequested });
sample({ clock: pageRequested, target: loadPageFx });

/** A page of the current query arrived. */
export const pageLoaded = sample({
  clock: loadPageFx.done,
  source: $query,
  filter: (query, { params }) => params.query === query,
  fn: (_, { result }): OrderPage => result,
});
$pages.on(pageLoaded, appendPage);
$progress.on(pageLoaded, () => 'loaded');

// When the vendor asks for more, or no loaded order has the filtered status, load the next page.
const nextPageNeeded = sample({
  clock: [
    nextPageRequested,
    sample({
      clock: [pageLoaded, historyShown],
      source: $orders,
      filter: (orders) => orders.length === 0,
      fn: () => undefined,
    }),
  ],
  source: { query: $query, pages: $pages, isLoading: $isLoading },
  filter: ({ isLoading }) => !isLoading,
  fn: ({ query, pages }): PageRequest | null =>
    query === null || pages.cursor === null ? null : { query, cursor: pages.cursor },
}).filterMap((request) => request ?? undefined);
sample({ clock: nextPageNeeded, target: pageRequested });

// When an order of an earlier day is updated, replace its row.
$pages.on(pastOrdersUpdated, applyUpdates);

/** Loading a page of the current query failed. */
export const pageFailed = sample({
  clock: loadPageFx.fail,
  source: $query,
  filter: (query, { params }) => params.query === query,
  fn: (_, { error }) => error,
});
$progress.on(pageFailed, () => 'failed');
