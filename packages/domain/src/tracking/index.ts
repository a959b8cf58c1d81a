export {
  trackingOpened,
  trackingClosed,
  orderSelected,
  searchChanged,
  trackingRetried,
  $view,
  $visible,
  $counts,
  $orderSource,
  $selectedId,
  $selectedOrder,
  $rider,
  $search,
  $now,
} from './tracking.model.ts';
export type { OrderList, OrderSource, TrackingView } from './tracking.model.ts';
