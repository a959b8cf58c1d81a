import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import { formatLocale, $locale } from '../../platform/i18n/index.ts';
import { createOrderDraft } from '../modification/internal.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $clock, $random, $storage } from '../../platform/ports/index.ts';
import { $market, $vendors } from '../../account/vendors/index.ts';
import { readDraftState, storeRepeatedDraft } from './repeated-draft.ts';

export const orderRepeated = createEvent<Order>();
/** The vendor agreed to replace the edited draft. */
export const repeatConfirmed = createEvent();
/** The vendor chose to keep the edited draft. */
export const repeatDeclined = createEvent();
/**
 * The request screen can open. Its draft is the repeated order, or an earlier request whose outcome is being
 * looked up.
 */
export const requestReady = createEvent<{ readonly vendorId: string }>();

const fillRequested = createEvent<Order>();

const checkDraftFx = attach({
  source: $storage,
  effect: (storage, { vendorId }: Order) => readDraftState(storage, vendorId),
});

/** Returns the formats of an order's outlet, by vendor id. */
const $orderFormatOf = combine(
  $vendors,
  $market,
  $locale,
  (vendors, account, language) => (vendorId: string) => {
    const vendor = vendors.find(({ id }) => id === vendorId);
    const market = vendor?.market ?? account;
    return {
      country: market.country,
      currency: vendor?.currency ?? market.currency,
      locale: formatLocale(language, market.country),
    };
  },
);
const fillFx = attach({
  source: { storage: $storage, clock: $clock, random: $random, orderFormatOf: $orderFormatOf },
  effect: ({ storage, clock, random, orderFormatOf }, order: Order) => {
    const draft = createOrderDraft(order, random.uuid(), orderFormatOf(order.vendorId));
    storeRepeatedDraft(storage, order.vendorId, draft, clock.now());
  },
});

/** The order that would replace an edited draft. Null if no question is open. */
export const $repeatQuestion = createStore<Order | null>(null).reset(fillRequested, repeatDeclined);

// When an order is repeated, fill an empty draft of its outlet, but ask before replacing an edited one.
sample({ clock: orderRepeated, target: checkDraftFx });
sample({
  clock: checkDraftFx.done.filterMap(({ params, result }) => (result === 'empty' ? params : undefined)),
  target: fillRequested,
});
sample({
  clock: checkDraftFx.done.filterMap(({ params, result }) => (result === 'edited' ? params : undefined)),
  target: $repeatQuestion,
});
sample({
  clock: repeatConfirmed,
  source: $repeatQuestion,
  filter: (order) => order !== null,
  target: fillRequested,
});
sample({ clock: fillRequested, target: fillFx });
sample({ clock: fillFx.done, fn: ({ params: { vendorId } }) => ({ vendorId }), target: requestReady });

// If the draft may already be an order, keep the draft and open it.
const unresolvedDraftFound = checkDraftFx.done.filterMap(({ params, result }) =>
  result === 'unresolved' ? params : undefined,
);
sample({ clock: unresolvedDraftFound, fn: ({ vendorId }) => ({ vendorId }), target: requestReady });
sample({
  clock: unresolvedDraftFound,
  fn: () => toast('info', 'order.repeat-later'),
  target: notify,
});
