import { attach, sample } from 'effector';
import { findUnseen, forgetUnseen } from '../order-book/internal.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { ordersListed } from './board.model.ts';
import { $vendorId } from './opening.model.ts';
import { $selectedOrder } from './selection.model.ts';

/**
 * Milliseconds on screen until an order counts as viewed. A closing page still receives responses for a
 * moment.
 */
const SEEN_AFTER_MS = 1000;

interface Shown {
  readonly vendorId: string;
  readonly orderIds: readonly string[];
}

const forgetSeenFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: async ({ storage, clock }, { vendorId, orderIds }: Shown) => {
    const unseen = findUnseen(storage, vendorId);
    if (unseen === null || !orderIds.includes(unseen)) return;
    await clock.sleep(SEEN_AFTER_MS);
    if (findUnseen(storage, vendorId) === unseen) forgetUnseen(storage, vendorId);
  },
});

// When the last placed order appears in the lists or as the selected order, mark it as viewed.
sample({
  clock: ordersListed,
  fn: ({ vendorId, orders }) => ({ vendorId, orderIds: orders.map(({ id }) => id) }),
  target: forgetSeenFx,
});
sample({
  clock: $selectedOrder.map((order) => order?.id ?? null),
  source: $vendorId,
  filter: (vendorId, orderId) => vendorId !== null && orderId !== null,
  fn: (vendorId, orderId) => ({ vendorId: vendorId ?? '', orderIds: [orderId ?? ''] }),
  target: forgetSeenFx,
});
