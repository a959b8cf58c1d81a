import { attach, combine, createStore, restore, sample } from 'effector';
import { readRecord } from '../placement/internal.ts';
import { findUnseen, rememberUnseen } from '../../orders/order-book/internal.ts';
import { $storage } from '../../platform/ports/index.ts';
import {
  emptyDraft,
  $draft,
  draftOpened,
  $modifiedId,
  $vendorId,
  requestVendorChanged,
} from '../draft/index.ts';
import { orderPlaced } from './sending.model.ts';

/** An order, and the vendor that it is from. */
export interface PlacedElsewhere {
  readonly vendorId: string;
  readonly orderId: string;
}

/** The draft on this screen, and the one that it has taken the place of. */
const $drafts = createStore({ id: '', former: '' }).on(
  $draft.map(({ id }) => id),
  (known, id) => ({ id, former: known.id }),
);

/** The order that a draft has become; null when it was thrown away, or is not known to be one. */
const findOrderFx = attach({
  source: $storage,
  effect: (storage, draftId: string): string | null => {
    const record = readRecord(storage, draftId);
    return record?.state === 'confirmed' ? record.orderId : null;
  },
});

const $placedHere = restore(orderPlaced, null);

/**
 * The last order of this screen's vendor, where nobody has seen it: it was sent from another tab, or the page was left
 * before it could show the order. The form stands empty then, and its vendor would not know why. Once something is typed,
 * only an order that still was not on any screen is kept in mind.
 */
export const $placedElsewhere = createStore<PlacedElsewhere | null>(null);

/** A request is typed for this vendor; an order that is changed is none. */
const $requestingId = combine($vendorId, $modifiedId, (vendorId, modifiedId) =>
  modifiedId === null ? vendorId : null,
);
// Fields report that they have become empty, too; that is not typing.
const $isBlank = $draft.map(
  (draft) => JSON.stringify({ ...draft, id: '' }) === JSON.stringify(emptyDraft('')),
);
const typed = sample({ clock: $isBlank, filter: (isBlank) => !isBlank, fn: () => undefined });

// When another draft takes the place of the one on the screen, look what has become of that.
sample({
  clock: $drafts,
  filter: ({ former }) => former !== '',
  fn: ({ former }) => former,
  target: findOrderFx,
});
sample({
  clock: findOrderFx.doneData,
  source: { vendorId: $vendorId, here: $placedHere },
  filter: ({ vendorId, here }, orderId) => vendorId !== null && orderId !== null && orderId !== here?.orderId,
  fn: ({ vendorId }, orderId) => ({ vendorId: vendorId ?? '', orderId: orderId ?? '' }),
  target: $placedElsewhere,
});

// An order is remembered until the tracking screen has shown it: this page may not live to do so.
const rememberUnseenFx = attach({
  source: $storage,
  effect: (storage, { vendorId, orderId }: PlacedElsewhere) => rememberUnseen(storage, vendorId, orderId),
});
const findUnseenFx = attach({
  source: $storage,
  effect: (storage, vendorId: string): PlacedElsewhere | null => {
    const orderId = findUnseen(storage, vendorId);
    return orderId === null ? null : { vendorId, orderId };
  },
});
sample({ clock: orderPlaced, target: rememberUnseenFx });
sample({
  clock: [draftOpened, typed],
  source: $requestingId,
  filter: (vendorId) => vendorId !== null,
  fn: (vendorId) => vendorId ?? '',
  target: findUnseenFx,
});

$placedElsewhere.reset(draftOpened, requestVendorChanged).on(findUnseenFx.doneData, (_, order) => order);
