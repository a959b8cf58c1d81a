import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import { loadOrderFx } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { newerOf } from '../order-book/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $orderSource, boardChanged, orderWatched, watchedOrderUpdated } from './board.model.ts';
import { failureMessage } from './failure-message.ts';
import { $vendorId, openingUnderstood, trackingClosed, vendorOpened } from './opening.model.ts';

/** The vendor chose an order, or none. */
export const orderSelected = createEvent<string | null>();
/** The vendor asked for the selected order again, after a failure. */
export const selectionRetried = createEvent();

const orderWanted = createEvent<string>();
const idChanged = createEvent<string | null>();
const loadFx = attach({ effect: loadOrderFx });

export const $selectedId = createStore<string | null>(null)
  .on(idChanged, (_, id) => id)
  .reset(trackingClosed, sessionEnded);

/** The selected order as it was read by itself: it may be of another day than the lists. */
const $read = createStore<Order | null>(null, { serialize: 'ignore' }).reset($selectedId, vendorOpened);
/** The selected order as it stands in the lists. */
const $listed = createStore<Order | null>(null, { serialize: 'ignore' }).reset(
  vendorOpened,
  trackingClosed,
  sessionEnded,
);

/** Null while nothing is selected and until the selected order is known. */
export const $selectedOrder = combine($read, $listed, (read, listed) =>
  read && listed ? newerOf(listed, read) : (listed ?? read),
);
/** True when the selected order could not be read. */
export const $hasSelectionFailed = createStore(false)
  .on(loadFx.fail, () => true)
  .reset(loadFx, $selectedId);

// When the screen opens on an order, or the vendor chooses one, it is the selected one; another vendor's screen begins without.
sample({
  clock: openingUnderstood.filter({ fn: ({ orderId, isAnother }) => orderId !== undefined || isAnother }),
  fn: ({ orderId }) => orderId ?? null,
  target: idChanged,
});
sample({ clock: orderSelected, target: idChanged });
sample({ clock: $selectedId, target: orderWatched });

// When the lists do not hold it, it is read by itself.
sample({
  clock: [$selectedId, boardChanged],
  source: { id: $selectedId, source: $orderSource },
  fn: ({ id, source }) => (id === null ? null : (source.order(id) ?? null)),
  target: $listed,
});
sample({
  clock: $selectedId,
  source: $orderSource,
  filter: (source, id) => id !== null && source.order(id) === undefined,
  fn: (_, id) => id ?? '',
  target: orderWanted,
});
sample({
  clock: selectionRetried,
  source: $selectedId,
  filter: (id): id is string => id !== null,
  target: orderWanted,
});
sample({
  clock: orderWanted,
  source: $vendorId,
  filter: (vendorId) => vendorId !== null,
  fn: (vendorId, orderId) => ({ vendorId: vendorId ?? '', orderId }),
  target: loadFx,
});

const readNow = sample({
  clock: loadFx.done,
  source: $selectedId,
  filter: (id, { params }) => params.orderId === id,
  fn: (_, { result }) => result,
});
$read.on([readNow, watchedOrderUpdated], (read, order) =>
  read?.id === order.id ? newerOf(read, order) : order,
);

// When it cannot be had, the vendor hears what the service said.
sample({
  clock: loadFx.fail,
  source: $selectedId,
  filter: (id, { params, error }) => params.orderId === id && error.kind !== 'unauthorized',
  fn: (_, { error }) => ({ tone: 'error' as const, message: failureMessage(error) }),
  target: notify,
});
