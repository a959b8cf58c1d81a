import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { ApiFailure, Order } from '../../api/index.ts';
import { loadOrderFx } from '../../api/index.ts';
import { pickNewerOrder } from '../order-book/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $orderSource, boardChanged, orderWatched, watchedOrderUpdated } from './board.model.ts';
import { $vendorId, screenOpened, trackingClosed, vendorOpened } from './opening.model.ts';

/** The vendor selected an order. Null clears the selection. */
export const orderSelected = createEvent<string | null>();
/** The vendor requested the selected order again after a failure. */
export const selectionRetried = createEvent();

const orderRequested = createEvent<string>();
const selectionChanged = createEvent<string | null>();
const loadSelectedFx = attach({ effect: loadOrderFx });

export const $selectedId = createStore<string | null>(null)
  .on(selectionChanged, (_, id) => id)
  .reset(trackingClosed, sessionEnded);

/** The selected order, loaded separately, because the lists may not include orders of its date. */
const $loadedOrder = createStore<Order | null>(null, { serialize: 'ignore' }).reset(
  $selectedId,
  vendorOpened,
);
/** The selected order from the lists. */
const $listedOrder = createStore<Order | null>(null, { serialize: 'ignore' }).reset(
  vendorOpened,
  trackingClosed,
  sessionEnded,
);

/** The selected order. Null without a selection and until the order has loaded. */
export const $selectedOrder = combine($loadedOrder, $listedOrder, (loaded, listed) =>
  loaded && listed ? pickNewerOrder(listed, loaded) : (listed ?? loaded),
);
const loadingFailed = sample({
  clock: loadSelectedFx.fail,
  source: $selectedId,
  filter: (id, { params, error }) => params.orderId === id && error.kind !== 'unauthorized',
  fn: (_, { error }) => error,
});
const isMissingOrder = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.status === 404;

/** `missing`: the outlet has no such order. `failed`: the order could not be loaded. */
export type SelectionState = 'none' | 'loading' | 'shown' | 'missing' | 'failed';

const $loadingFailure = createStore<ApiFailure | null>(null)
  .on(loadingFailed, (_, failure) => failure)
  .reset(loadSelectedFx, $selectedId);
export const $selectionState = combine(
  $selectedId,
  $selectedOrder,
  $loadingFailure,
  (id, order, failure): SelectionState => {
    if (id === null) return 'none';
    if (order) return 'shown';
    if (!failure) return 'loading';
    return isMissingOrder(failure) ? 'missing' : 'failed';
  },
);

// When the screen opens with an order id, or the vendor selects an order, select it. A change of the vendor
// clears the selection.
sample({
  clock: screenOpened.filter({ fn: ({ orderId, isNewVendor }) => orderId !== undefined || isNewVendor }),
  fn: ({ orderId }) => orderId ?? null,
  target: selectionChanged,
});
sample({ clock: orderSelected, target: selectionChanged });
sample({ clock: $selectedId, target: orderWatched });

// When the lists do not contain the selected order, load it separately.
sample({
  clock: [$selectedId, boardChanged],
  source: { id: $selectedId, source: $orderSource },
  fn: ({ id, source }) => (id === null ? null : (source.order(id) ?? null)),
  target: $listedOrder,
});
sample({
  clock: $selectedId.updates.filterMap((id) => id ?? undefined),
  source: $orderSource,
  filter: (source, id) => source.order(id) === undefined,
  fn: (_, id) => id,
  target: orderRequested,
});
sample({
  clock: selectionRetried,
  source: $selectedId,
  filter: (id): id is string => id !== null,
  target: orderRequested,
});
const selectedOrderRequested = sample({
  clock: orderRequested,
  source: $vendorId,
  fn: (vendorId, orderId) => (vendorId === null ? null : { vendorId, orderId }),
}).filterMap((reference) => reference ?? undefined);
sample({ clock: selectedOrderRequested, target: loadSelectedFx });

const orderLoaded = sample({
  clock: loadSelectedFx.done,
  source: $selectedId,
  filter: (id, { params }) => params.orderId === id,
  fn: (_, { result }) => result,
});
$loadedOrder.on([orderLoaded, watchedOrderUpdated], (loaded, order) =>
  loaded?.id === order.id ? pickNewerOrder(loaded, order) : order,
);
