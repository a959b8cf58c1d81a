import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { ApiFailure, Order } from '../../api/index.ts';
import { loadOrderFx } from '../../api/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { pickNewerOrder } from '../order-book/index.ts';
import { $loadedOrders } from './loading.model.ts';
import { $selectedId, $vendorId, historyClosed } from './opening.model.ts';
import { pastOrdersUpdated } from './updates.model.ts';

/** `missing`: the outlet has no such order. `failed`: the order could not be loaded. */
export type HistorySelectionState = 'none' | 'loading' | 'shown' | 'missing' | 'failed';

/** The vendor requested the selected order again after a failure. */
export const selectionRetried = createEvent();

const loadSelectedFx = attach({ effect: loadOrderFx });

const $listedOrder = combine(
  $loadedOrders,
  $selectedId,
  (orders, selectedId) => orders.find(({ id }) => id === selectedId) ?? null,
);
/** The selected order, loaded separately, because the filters may exclude it. */
const $separateOrder = createStore<Order | null>(null, { serialize: 'ignore' }).reset(
  $selectedId,
  $vendorId,
  historyClosed,
  sessionEnded,
);
const $failure = createStore<ApiFailure | null>(null).reset(loadSelectedFx, $selectedId);

/** The selected order. Null without a selection and until the order has loaded. */
export const $selectedOrder = combine($listedOrder, $separateOrder, (listed, separate) =>
  listed && separate ? pickNewerOrder(listed, separate) : (listed ?? separate),
);
export const $selectionState = combine(
  { id: $selectedId, order: $selectedOrder, failure: $failure },
  ({ id, order, failure }): HistorySelectionState => {
    if (id === null) return 'none';
    if (order) return 'shown';
    if (!failure) return 'loading';
    return failure.kind === 'rejected' && failure.status === 404 ? 'missing' : 'failed';
  },
);

// When an order is selected that is not in the list, load it separately.
const selectedOrderNeeded = sample({
  clock: [$selectedId.updates, selectionRetried],
  source: { orderId: $selectedId, vendorId: $vendorId, listed: $listedOrder },
  fn: ({ orderId, vendorId, listed }) =>
    orderId === null || vendorId === null || listed ? null : { vendorId, orderId },
}).filterMap((reference) => reference ?? undefined);
sample({ clock: selectedOrderNeeded, target: loadSelectedFx });

const selectedOrderLoaded = sample({
  clock: loadSelectedFx.done,
  source: $selectedId,
  filter: (id, { params }) => params.orderId === id,
  fn: (_, { result }) => result,
});
const selectedOrderFailed = sample({
  clock: loadSelectedFx.fail,
  source: $selectedId,
  filter: (id, { params }) => params.orderId === id,
  fn: (_, { error }) => error,
});
$failure.on(selectedOrderFailed, (_, failure) => failure);

// When an update of the separately loaded order arrives, show it.
$separateOrder
  .on(selectedOrderLoaded, (_, order) => order)
  .on(pastOrdersUpdated, (order, updates) =>
    updates.reduce(
      (newest, update) => (newest?.id === update.id ? pickNewerOrder(newest, update) : newest),
      order,
    ),
  );
