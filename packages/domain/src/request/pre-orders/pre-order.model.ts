import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryTimeUnavailableKey } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $deliverAt, $deliveryTimeContext, $isPreOrderOn, toDeliveryTimeRule } from '../schedule/index.ts';
import { fieldChanged, $requestMarket } from '../draft/index.ts';
import { fieldErrorsChanged } from '../rules/index.ts';
import { $submission } from '../sending/index.ts';
import { createTicker } from '../../platform/ports/index.ts';
import { deliveryTimes } from './delivery-times.ts';

/** Interval between two updates of the available times. */
const REFRESH_MS = 10_000;
const MINUTE = 60_000;

/** The time picker appeared. Idempotent. */
export const timePickerOpened = createEvent();
export const timePickerClosed = createEvent();
/** The vendor chose a delivery time in Unix milliseconds. Null means as soon as possible. */
export const deliveryTimeChosen = createEvent<number | null>();
/** The vendor switched to a scheduled delivery. Selects the first available time. */
export const schedulingStarted = createEvent();
/** The vendor accepted the next available time instead of an unavailable one. */
export const nextTimeAccepted = createEvent();

const ticker = createTicker({ every: REFRESH_MS });
const $isTimePickerOpen = createStore(false)
  .on(timePickerOpened, () => true)
  .on(timePickerClosed, () => false);
const timesRefreshed = sample({
  clock: [timePickerOpened, ticker.intervalElapsed, $deliveryTimeContext],
  source: { context: $deliveryTimeContext, isOpen: $isTimePickerOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ context }) => toDeliveryTimeRule(context),
});
/** Start of the minute of the last update, in Unix milliseconds. */
export const $timesRefreshedAt = createStore(0, { serialize: 'ignore' }).on(
  timesRefreshed,
  (_, { now }) => now - (now % MINUTE),
);

/** Null while the time picker is closed. */
const $computedTimes = createStore<readonly number[] | null>(null, {
  serialize: 'ignore',
  updateFilter: (next, times) => JSON.stringify(next) !== JSON.stringify(times),
})
  .on(timesRefreshed, (_, rule) => deliveryTimes(rule))
  .reset(timePickerClosed);

const noTimes: readonly number[] = [];
/** The available delivery times in Unix milliseconds. */
export const $deliveryTimes = $computedTimes.map((times) => times ?? noTimes);

/** True if the chosen delivery time is no longer available. */
export const $isTimeUnavailable = combine(
  $computedTimes,
  $deliverAt,
  (times, at) => times !== null && at !== null && !times.includes(at),
);

/**
 * The first available time after the chosen one, otherwise the last available time. Null if there is none.
 */
export const $nextTime = combine(
  $deliveryTimes,
  $deliverAt,
  (times, at) => times.find((time) => time > (at ?? 0)) ?? times.at(-1) ?? null,
);

/** The time zone of the displayed times. Null means the zone of the device. */
export const $displayTimeZone = combine(
  $flags,
  $requestMarket,
  ({ VendorTimezoneForPreOrder }, { timeZone }) => (VendorTimezoneForPreOrder ? timeZone : null),
);

sample({ clock: timePickerOpened, target: ticker.start });
sample({ clock: timePickerClosed, target: ticker.stop });

// Store the selected time in the draft, unless scheduling was turned off before any time was chosen.
sample({
  clock: [
    deliveryTimeChosen,
    sample({ clock: schedulingStarted, source: $deliveryTimes }).filterMap(([first]) => first),
    sample({ clock: nextTimeAccepted, source: $nextTime }).filterMap((time) => time ?? undefined),
  ],
  filter: $isPreOrderOn,
  fn: (value) => ({ field: 'deliverAt' as const, value }),
  target: fieldChanged,
});

// If only the service rejects the time, show the error at the delivery time field.
sample({
  clock: $submission.updates.filterMap(({ failure }) =>
    failure?.kind === 'rejected' && failure.translationKey === deliveryTimeUnavailableKey ? true : undefined,
  ),
  fn: () => [{ field: 'deliverAt' as const, key: 'pre-order.gone' as const }],
  target: fieldErrorsChanged,
});
