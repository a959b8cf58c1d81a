import type { Order } from '@saddlebag/domain/api';
import { isFullMapHidden } from '@saddlebag/domain/orders';
import { OrderMap } from './order-map.tsx';
import { RiderSearch } from './rider-search.tsx';

/** The map of an order, or what replaces it until a rider is on the way. */
export function OrderPlace({ order, fitPadding }: { order: Order; fitPadding?: number }) {
  return isFullMapHidden(order.status) ? (
    <RiderSearch order={order} />
  ) : (
    <OrderMap order={order} {...(fitPadding !== undefined && { fitPadding })} />
  );
}
