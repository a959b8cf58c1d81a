import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import { isCountryCode, markets } from '../../contracts/index.ts';
import { formatLocale, $locale } from '../../platform/i18n/index.ts';
import { orderDraft } from '../modification/internal.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $clock, $random, $storage } from '../../platform/ports/index.ts';
import { $market, $vendors } from '../../account/vendors/index.ts';
import { stateOfDraft, storeRepeated } from './repeated-draft.ts';

/** The vendor wants the same order once more. */
export const orderRepeated = createEvent<Order>();
/** The vendor agreed to lose the request that was begun. */
export const repeatConfirmed = createEvent();
/** The vendor keeps the request that was begun. */
export const repeatDeclined = createEvent();
/** The request of the vendor is to be shown: the order stands in it, or what is still being found out about it. */
export const requestReady = createEvent<{ readonly vendorId: string }>();

const fillDue = createEvent<Order>();

const lookFx = attach({
  source: $storage,
  effect: (storage, { vendorId }: Order) => stateOfDraft(storage, vendorId),
});

/** How the texts of an order are read: as its own outlet writes them. */
const $readingOf = combine($vendors, $market, $locale, (vendors, account, language) => (vendorId: string) => {
  const vendor = vendors.find(({ id }) => id === vendorId);
  const market = vendor && isCountryCode(vendor.country) ? markets[vendor.country] : account;
  return {
    country: market.country,
    currency: vendor?.currency ?? market.currency,
    locale: formatLocale(language, market.country),
  };
});
const fillFx = attach({
  source: { storage: $storage, clock: $clock, random: $random, readingOf: $readingOf },
  effect: ({ storage, clock, random, readingOf }, order: Order) => {
    const draft = orderDraft(order, random.uuid(), readingOf(order.vendorId));
    storeRepeated(storage, order.vendorId, draft, clock.now());
  },
});

/** The order that would take the place of a request which was begun; null when there is nothing to ask. */
export const $repeatQuestion = createStore<Order | null>(null).reset(fillDue, repeatDeclined);

// When an order is repeated, it fills the request of its outlet, unless something stands there.
sample({ clock: orderRepeated, target: lookFx });
sample({
  clock: lookFx.done.filterMap(({ params, result }) => (result === 'free' ? params : undefined)),
  target: fillDue,
});
sample({
  clock: lookFx.done.filterMap(({ params, result }) => (result === 'begun' ? params : undefined)),
  target: $repeatQuestion,
});
sample({
  clock: repeatConfirmed,
  source: $repeatQuestion,
  filter: (order) => order !== null,
  target: fillDue,
});
sample({ clock: fillDue, target: fillFx });
sample({ clock: fillFx.done, fn: ({ params: { vendorId } }) => ({ vendorId }), target: requestReady });

// When it is not known yet what became of that request, it must not be lost: the vendor is led there.
const doubted = lookFx.done.filterMap(({ params, result }) => (result === 'in doubt' ? params : undefined));
sample({ clock: doubted, fn: ({ vendorId }) => ({ vendorId }), target: requestReady });
sample({
  clock: doubted,
  fn: () => ({ tone: 'info' as const, message: { key: 'order.repeat-later' } }),
  target: notify,
});
