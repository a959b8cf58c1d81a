import './unseen.model.ts';
export { trackingOpened, trackingClosed, $now } from './opening.model.ts';
export { trackingRetried, $view } from './loading.model.ts';
export { searchChanged, $search, $visible, $counts, $orderSource } from './board.model.ts';
export {
  orderSelected,
  selectionRetried,
  $selectedId,
  $selectedOrder,
  $hasSelectionFailed,
} from './selection.model.ts';
export { $rider } from './rider.model.ts';
export type { TrackingView } from './loading.model.ts';
export type { OrderList, OrderSource, OrderLists, OrderCounts } from './order-lists.ts';

/** The translation keys that this folder's texts need. `message` is what the service said, or nothing. */
export const trackingTextKeys = ['error.cant-retrieve-current-orders'] as const;
