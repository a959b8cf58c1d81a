import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import { loadOrderFx } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { newerOf } from '../order-book/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $orderSource, boardChanged, orderWatched, watchedOrderUpdated } from './board.model.ts';
import { failureMessage } from './failure-message.ts';
import { $vendorId, openingUnderstood, trackingClosed, vendorOpened } from './opening.model.ts';

/** The vendor selected an order. Null clears the selection. */
export const orderSelected = createEvent<string | null>();
/** The vendor requested the selected order again after a failure. */
export const selectionRetried = createEvent();

const orderWanted = createEvent<string>();
const idChanged = createEvent<string | null>();
const loadFx = attach({ effect: loadOrderFx });

export const $selectedId = createStore<string | null>(null)
  .on(idChanged, (_, id) => id)
  .reset(trackingClosed, sessionEnded);

/** The selected order as it was loaded separately, because the lists may not contain its date. */
const $read = createStore<Order | null>(null, { serialize: 'ignore' }).reset($selectedId, vendorOpened);
/** The selected order from the lists. */
const $listed = createStore<Order | null>(null, { serialize: 'ignore' }).reset(
  vendorOpened,
  trackingClosed,
  sessionEnded,
);

/** The selected order. Null without a selection and until the order has loaded. */
export const $selectedOrder = combine($read, $listed, (read, listed) =>
  read && listed ? newerOf(listed, read) : (listed ?? read),
);
/** True if the selected order could not be loaded. */
export const $hasSelectionFailed = createStore(false)
  .on(loadFx.fail, () => true)
  .reset(loadFx, $selectedId);

// When the screen opens with an order id, or the vendor selects an order, select it. A change of the vendor
// clears the selection.
sample({
  clock: openingUnderstood.filter({ fn: ({ orderId, isAnother }) => orderId !== undefined || isAnother }),
  fn: ({ orderId }) => orderId ?? null,
  target: idChanged,
});
sample({ clock: orderSelected, target: idChanged });
sample({ clock: $selectedId, target: orderWatched });

// When the lists do not contain the selected order, load it separately.
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

// When the order cannot be loaded, show the service's message.
sample({
  clock: loadFx.fail,
  source: $selectedId,
  filter: (id, { params, error }) => params.orderId === id && error.kind !== 'unauthorized',
  fn: (_, { error }) => ({ tone: 'error' as const, message: failureMessage(error) }),
  target: notify,
});
