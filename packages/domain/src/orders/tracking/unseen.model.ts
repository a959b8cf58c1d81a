import { attach, sample } from 'effector';
import { findUnseen, forgetUnseen } from '../order-book/internal.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { ordersListed } from './board.model.ts';
import { $vendorId } from './opening.model.ts';
import { $selectedOrder } from './selection.model.ts';

/** What was on the screen for less nobody has seen: a page that is being left still gets answers for a moment. */
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

// Once the last request stands on the screen, in the lists or by itself, nobody needs to be led to it any more.
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
