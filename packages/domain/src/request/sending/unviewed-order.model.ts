import { attach, combine, createStore, restore, sample } from 'effector';
import { readPlacementState } from '../placement/internal.ts';
import { readUnviewedOrderId, storeUnviewedOrder } from '../../orders/order-book/internal.ts';
import { $storage } from '../../platform/ports/index.ts';
import {
  isBlankDraft,
  $draft,
  draftOpened,
  $modifiedOrderId,
  $vendorId,
  requestVendorChanged,
} from '../draft/index.ts';
import { orderPlaced } from './sending.model.ts';

/** An order that was placed but not shown yet. */
export interface UnviewedOrder {
  readonly vendorId: string;
  readonly orderId: string;
}

/** The id of the draft on screen and of the draft that it replaced. */
const $draftIds = createStore({ current: '', replaced: '' }).on(
  $draft.map(({ id }) => id),
  ({ current }, id) => ({ current: id, replaced: current }),
);

/** Finds the order that a draft became. Null if the draft was discarded or its order is unknown. */
const findPlacedOrderFx = attach({
  source: $storage,
  effect: (storage, draftId: string): string | null => {
    const record = readPlacementState(storage, draftId);
    return record?.state === 'confirmed' ? record.orderId : null;
  },
});

const $orderPlacedHere = restore(orderPlaced, null);

/**
 * The vendor's last order if this screen has not shown it. Another tab placed the order, or the page closed
 * before showing it. The empty form then links to the order. Once the vendor starts typing, the link stays
 * only if no screen has shown the order.
 */
export const $unviewedOrder = createStore<UnviewedOrder | null>(null);

/** The vendor of a new request. Null while an order is being modified. */
const $requestVendorId = combine($vendorId, $modifiedOrderId, (vendorId, modifiedId) =>
  modifiedId === null ? vendorId : null,
);
// Compares with an empty draft, because a field also reports a change when it becomes empty.
const $isDraftBlank = $draft.map(isBlankDraft);
const typingStarted = $isDraftBlank.updates.filter({ fn: (isBlank) => !isBlank });

// When a new draft replaces the one on screen, find the order of the replaced draft.
sample({
  clock: $draftIds,
  filter: ({ replaced }) => replaced !== '',
  fn: ({ replaced }) => replaced,
  target: findPlacedOrderFx,
});
const orderPlacedElsewhere = sample({
  clock: findPlacedOrderFx.doneData,
  source: { vendorId: $vendorId, placedHere: $orderPlacedHere },
  fn: ({ vendorId, placedHere }, orderId) =>
    vendorId !== null && orderId !== null && orderId !== placedHere?.orderId ? { vendorId, orderId } : null,
}).filterMap((order) => order ?? undefined);
sample({ clock: orderPlacedElsewhere, target: $unviewedOrder });

// Store each order until the tracking screen has shown it, because this page may close first.
const storeUnviewedFx = attach({
  source: $storage,
  effect: (storage, { vendorId, orderId }: UnviewedOrder) => storeUnviewedOrder(storage, vendorId, orderId),
});
const readUnviewedFx = attach({
  source: $storage,
  effect: (storage, vendorId: string): UnviewedOrder | null => {
    const orderId = readUnviewedOrderId(storage, vendorId);
    return orderId === null ? null : { vendorId, orderId };
  },
});
sample({ clock: orderPlaced, target: storeUnviewedFx });
sample({
  clock: [draftOpened, typingStarted],
  source: $requestVendorId,
  filter: (vendorId) => vendorId !== null,
  target: readUnviewedFx,
});

$unviewedOrder.reset(draftOpened, requestVendorChanged).on(readUnviewedFx.doneData, (_, order) => order);
