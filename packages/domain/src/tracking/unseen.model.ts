import { attach, sample } from 'effector';
import { findUnseen, forgetUnseen } from '../orders/unseen-order.ts';
import { $storage } from '../shared/storage.ts';
import { ordersListed } from './board.model.ts';
import { $vendorId } from './opening.model.ts';
import { $selectedOrder } from './selection.model.ts';

interface Shown {
  readonly vendorId: string;
  readonly orderIds: readonly string[];
}

const forgetSeenFx = attach({
  source: $storage,
  effect: (storage, { vendorId, orderIds }: Shown) => {
    const unseen = findUnseen(storage, vendorId);
    if (unseen !== null && orderIds.includes(unseen)) forgetUnseen(storage, vendorId);
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
