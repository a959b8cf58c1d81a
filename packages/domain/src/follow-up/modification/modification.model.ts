import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { loadOrderFx } from '../../api/index.ts';
import { formatLocale, $locale } from '../../platform/i18n/index.ts';
import { newerOf } from '../../orders/order-book/index.ts';
import { liveUpdatesBegan, liveVendorChanged, orderUpdatesReceived } from '../../orders/realtime/index.ts';
import {
  $draft,
  draftBased,
  draftOpened,
  parseSheet,
  draftKey,
  $paymentMethods,
  $requestMarket,
  $requestVendor,
} from '../../request/draft/index.ts';
import { $storage } from '../../platform/ports/index.ts';
import { canModify } from './can-modify.ts';
import { orderDraft } from './order-draft.ts';
import { methodsFor } from './order-update.ts';

/** An order, and the vendor that it is from. */
export interface OrderAddress {
  readonly vendorId: string;
  readonly orderId: string;
}

/** `missing`: the vendor has no such order. `settled`: it can no longer be changed; what was typed is still there. */
export type ModificationView = 'loading' | 'missing' | 'failed' | 'ready' | 'settled';

/** The screen that changes an order was opened; the request's models were told of it. */
export const modificationOpened = createEvent<OrderAddress>();
/** It was left. */
export const modificationClosed = createEvent<OrderAddress>();
/** The vendor asked for the order again, after a failure. */
export const modificationRetried = createEvent();
/** The order is as it says now. Fired by the sending model. */
export const orderSeen = createEvent<Order>();

const loadFx = attach({ effect: loadOrderFx });
const isMissing = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 404;

export const $address = createStore<OrderAddress | null>(null)
  .on(modificationOpened, (_, address) => address)
  .reset(modificationClosed);
// The same order may be asked for at another outlet before the answer is there: that belongs to the former screen.
const answered = sample({
  clock: loadFx.finally,
  source: $address,
  filter: (address, { params }) => address === params,
  fn: (_, answer) => answer,
});
const $failure = createStore<ApiFailure | null>(null)
  .on(
    answered.filterMap((answer) => (answer.status === 'fail' ? answer.error : undefined)),
    (_, failure) => failure,
  )
  .reset(loadFx, modificationOpened);

/** The order that is being changed, as it stands with the service; null until it is known. */
export const $order = createStore<Order | null>(null, { serialize: 'ignore' });

export const $view = combine($order, $failure, (order, failure): ModificationView => {
  if (order) return canModify(order) ? 'ready' : 'settled';
  if (failure) return isMissing(failure) ? 'missing' : 'failed';
  return 'loading';
});

/** The methods that the order may have; the first is its own. */
export const $methods = combine($order, $paymentMethods, (order, offered) =>
  // What is paid online is paid before there is an order.
  order
    ? methodsFor(
        order,
        offered.filter((method) => method !== 'ONLINE_PAYMENT'),
      )
    : [],
);
/** The method that would be sent. */
export const $method = combine(
  $draft,
  $methods,
  ({ paymentMethod }, methods) => methods.find((method) => method === paymentMethod) ?? methods[0] ?? null,
);

const $reading = combine(
  { vendor: $requestVendor, market: $requestMarket, language: $locale },
  ({ vendor, market, language }) => ({
    country: market.country,
    currency: vendor?.currency ?? market.currency,
    locale: formatLocale(language, market.country),
  }),
);
const $asOrdered = combine($order, $reading, (order, reading) => order && orderDraft(order, '', reading));
/** Whether the form differs from the order. */
export const $hasChanges = combine(
  $draft,
  $asOrdered,
  (draft, asOrdered) =>
    asOrdered !== null && JSON.stringify({ ...draft, id: '' }) !== JSON.stringify(asOrdered),
);

// When the screen opens, the order is read, and heard of as long as it is on screen.
sample({ clock: modificationOpened, target: loadFx });
sample({ clock: modificationRetried, source: $address, filter: Boolean, target: loadFx });
sample({ clock: modificationOpened, fn: ({ vendorId }) => vendorId, target: liveVendorChanged });
sample({ clock: modificationClosed, fn: () => null, target: liveVendorChanged });
// Nobody tells what happened before the updates flow, or while the line was lost.
sample({
  clock: liveUpdatesBegan,
  source: { address: $address, view: $view },
  // An order that could not be read at all waits for the vendor to ask again.
  filter: ({ address, view }, { vendorId }) =>
    address?.vendorId === vendorId && view !== 'missing' && view !== 'failed',
  fn: ({ address }) => address as OrderAddress,
  target: loadFx,
});
sample({
  clock: answered.filterMap((answer) => (answer.status === 'done' ? answer.result : undefined)),
  target: orderSeen,
});
const ownOrder = sample({
  clock: [orderSeen.map((order) => [order]), orderUpdatesReceived],
  source: $address,
  fn: (address, orders) => orders.findLast(({ id }) => id === address?.orderId),
});
$order
  .on(ownOrder, (known, order) => (order && known ? newerOf(known, order) : (order ?? known)))
  .reset(modificationOpened, modificationClosed);

// Where nothing was typed, the form shows the order.
sample({
  clock: [$asOrdered, draftOpened],
  source: $asOrdered,
  filter: (base) => base !== null,
  target: draftBased,
});

/** A change in which nothing was typed leaves nothing behind. */
const forgetFx = attach({
  source: $storage,
  effect: (storage, { vendorId, orderId }: OrderAddress) => {
    const key = draftKey(`${vendorId}:${orderId}`);
    const sheet = parseSheet(storage.read(key) ?? '');
    if (sheet && Object.keys(sheet.fields).length === 0) storage.remove(key);
  },
});
sample({ clock: modificationClosed, target: forgetFx });
