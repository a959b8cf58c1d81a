import './unviewed.model.ts';
export { trackingOpened, trackingClosed, $now } from './opening.model.ts';
export { trackingRetried, $view } from './loading.model.ts';
export { searchChanged, $search, $visibleLists, $counts, $orderBook, $orderSource } from './board.model.ts';
export {
  $canIncludeAllOutlets,
  $includesAllOutlets,
  $showsAllVendors,
  allOutletsRequested,
  allOutletsToggled,
} from './all-outlets.model.ts';
export { $lastOrders, lastOrdersClosed, lastOrdersOpened } from './last-orders.model.ts';
export { searchCommitted, searchesCleared, $recentSearches } from './recent-searches.model.ts';
export {
  orderSelected,
  selectionRetried,
  $selectedId,
  $selectedOrder,
  $selectionState,
} from './selection.model.ts';
export type { SelectionState } from './selection.model.ts';
export { upcomingStepsOf } from './upcoming-steps.ts';
export { $rider, $riderHeading, $riderTrail } from './rider.model.ts';
export { $riderAge } from './rider-age.model.ts';
export { $openOrders, overviewClosed, overviewOpened } from './overview.model.ts';
export { $openRiders } from './overview-riders.model.ts';
export type { OpenOrder } from './open-orders.ts';
export type { OpenRider } from './rider-readings.ts';
export type { TrackingView } from './loading.model.ts';
export type { OrderList, OrderSource, OrderLists, OrderCounts } from './order-lists.ts';

/**
 * Translation keys of the texts that this folder's models show. The `message` parameter is the service's
 * message or empty.
 */
export const trackingTextKeys = ['error.cant-retrieve-current-orders'] as const;
