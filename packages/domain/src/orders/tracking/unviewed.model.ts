import { attach, sample } from 'effector';
import { readUnviewedOrderId, removeUnviewedOrder } from '../order-book/internal.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { ordersListed } from './board.model.ts';
import { $vendorId } from './opening.model.ts';
import { $selectedOrder } from './selection.model.ts';

/**
 * Milliseconds on screen until an order counts as viewed. An order does not count if the page closes right
 * after it receives the order.
 */
const VIEWED_AFTER_MS = 1000;

interface DisplayedOrders {
  readonly vendorId: string;
  readonly orderIds: readonly string[];
}

const markViewedFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: async ({ storage, clock }, { vendorId, orderIds }: DisplayedOrders) => {
    const unviewedId = readUnviewedOrderId(storage, vendorId);
    if (unviewedId === null || !orderIds.includes(unviewedId)) return;
    await clock.sleep(VIEWED_AFTER_MS);
    if (readUnviewedOrderId(storage, vendorId) === unviewedId) removeUnviewedOrder(storage, vendorId);
  },
});

// When the last placed order appears in the lists or as the selected order, mark it as viewed.
sample({
  clock: ordersListed,
  fn: ({ vendorId, orders }) => ({ vendorId, orderIds: orders.map(({ id }) => id) }),
  target: markViewedFx,
});
const selectedOrderShown = sample({
  clock: $selectedOrder.map((order) => order?.id ?? null).updates,
  source: $vendorId,
  fn: (vendorId, orderId) =>
    vendorId === null || orderId === null ? null : { vendorId, orderIds: [orderId] },
}).filterMap((shown) => shown ?? undefined);
sample({ clock: selectedOrderShown, target: markViewedFx });
