import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { loadOrderFx } from '../../api/index.ts';
import { formatLocale, $locale } from '../../platform/i18n/index.ts';
import { pickNewerOrder } from '../../orders/order-book/index.ts';
import { liveUpdatesStarted, liveVendorChanged, orderUpdatesReceived } from '../../orders/realtime/index.ts';
import {
  $draft,
  draftDefaultsChanged,
  draftOpened,
  parseSheet,
  draftKey,
  $paymentMethods,
  $requestMarket,
  $requestVendor,
} from '../../request/draft/index.ts';
import { $storage } from '../../platform/ports/index.ts';
import { canModify } from './can-modify.ts';
import { createOrderDraft } from './order-draft.ts';
import { methodsFor } from './compose-modification.ts';

/** Identifies an order and the vendor that requested it. */
export interface OrderReference {
  readonly vendorId: string;
  readonly orderId: string;
}

/**
 * The state of the modification screen. `missing`: the vendor has no such order. `settled`: the order can no
 * longer be modified, but the form keeps its edits.
 */
export type ModificationView = 'loading' | 'missing' | 'failed' | 'ready' | 'settled';

/** The modification screen opened. Fires after `requestOpened` for the same order. */
export const modificationOpened = createEvent<OrderReference>();
export const modificationClosed = createEvent<OrderReference>();
/** The vendor pressed retry after the order failed to load. */
export const modificationLoadRetried = createEvent();
/** The service returned the order's current state, from a load or a modification. */
export const orderReceived = createEvent<Order>();

const loadFx = attach({ effect: loadOrderFx });
const isNotFound = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 404;

export const $orderReference = createStore<OrderReference | null>(null)
  .on(modificationOpened, (_, reference) => reference)
  .reset(modificationClosed);
// Ignore a response for an earlier screen. The vendor may have switched to another outlet while the order was
// loading.
const loadFinished = sample({
  clock: loadFx.finally,
  source: $orderReference,
  filter: (reference, { params }) => reference === params,
  fn: (_, answer) => answer,
});
const $failure = createStore<ApiFailure | null>(null)
  .on(
    loadFinished.filterMap((answer) => (answer.status === 'fail' ? answer.error : undefined)),
    (_, failure) => failure,
  )
  .reset(loadFx, modificationOpened);

/** The order being modified, as the service last reported it. Null until it has loaded. */
export const $order = createStore<Order | null>(null, { serialize: 'ignore' });

export const $view = combine($order, $failure, (order, failure): ModificationView => {
  if (order) return canModify(order) ? 'ready' : 'settled';
  if (failure) return isNotFound(failure) ? 'missing' : 'failed';
  return 'loading';
});

/** The payment methods that the order can have. The first is its current method. */
export const $methods = combine($order, $paymentMethods, (order, offered) =>
  // An online payment happens before an order exists, so an order cannot switch to it.
  order
    ? methodsFor(
        order,
        offered.filter((method) => method !== 'ONLINE_PAYMENT'),
      )
    : [],
);
/** The payment method that a submission would send. */
export const $method = combine(
  $draft,
  $methods,
  ({ paymentMethod }, methods) => methods.find((method) => method === paymentMethod) ?? methods[0] ?? null,
);

const $orderFormat = combine(
  { vendor: $requestVendor, market: $requestMarket, language: $locale },
  ({ vendor, market, language }) => ({
    country: market.country,
    currency: vendor?.currency ?? market.currency,
    locale: formatLocale(language, market.country),
  }),
);
const $originalDraft = combine(
  $order,
  $orderFormat,
  (order, format) => order && createOrderDraft(order, '', format),
);
/** True if the form differs from the order. */
export const $hasChanges = combine(
  $draft,
  $originalDraft,
  (draft, originalDraft) =>
    originalDraft !== null && JSON.stringify({ ...draft, id: '' }) !== JSON.stringify(originalDraft),
);

// When the screen opens, load the order and subscribe to its live updates.
sample({ clock: modificationOpened, target: loadFx });
sample({ clock: modificationLoadRetried, source: $orderReference, filter: Boolean, target: loadFx });
sample({ clock: modificationOpened, fn: ({ vendorId }) => vendorId, target: liveVendorChanged });
sample({ clock: modificationClosed, fn: () => null, target: liveVendorChanged });
// When live updates start or reconnect, reload the order, because it may have missed updates.
const orderBecameStale = sample({
  clock: liveUpdatesStarted,
  source: { reference: $orderReference, view: $view },
  // After a failed first load, reload only when the vendor presses the retry button.
  filter: ({ reference, view }, { vendorId }) =>
    reference?.vendorId === vendorId && view !== 'missing' && view !== 'failed',
}).filterMap(({ reference }) => reference ?? undefined);
sample({ clock: orderBecameStale, target: loadFx });
sample({
  clock: loadFinished.filterMap((answer) => (answer.status === 'done' ? answer.result : undefined)),
  target: orderReceived,
});
const shownOrderUpdated = sample({
  clock: [orderReceived.map((order) => [order]), orderUpdatesReceived],
  source: $orderReference,
  fn: (reference, orders) => orders.findLast(({ id }) => id === reference?.orderId),
});
$order
  .on(shownOrderUpdated, (known, order) => (order && known ? pickNewerOrder(known, order) : (order ?? known)))
  .reset(modificationOpened, modificationClosed);

// Unedited fields show the values of the order.
sample({
  clock: [$originalDraft, draftOpened],
  source: $originalDraft,
  filter: (base) => base !== null,
  target: draftDefaultsChanged,
});

/** Removes the stored draft of the modification if it has no edits. */
const removeEmptySheetFx = attach({
  source: $storage,
  effect: (storage, { vendorId, orderId }: OrderReference) => {
    const key = draftKey(`${vendorId}:${orderId}`);
    const sheet = parseSheet(storage.read(key) ?? '');
    if (sheet && Object.keys(sheet.fields).length === 0) storage.remove(key);
  },
});
sample({ clock: modificationClosed, target: removeEmptySheetFx });
