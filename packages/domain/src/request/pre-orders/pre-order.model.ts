import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryTimeRefusal } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $deliverAt, $deliveryTimeContext, toDeliveryTimeRule } from '../schedule/index.ts';
import { fieldChanged, $requestMarket } from '../draft/index.ts';
import { fieldErrorChanged } from '../rules/index.ts';
import { $submission } from '../sending/index.ts';
import { createTicker } from '../../platform/ports/index.ts';
import { deliveryTimes } from './delivery-times.ts';

/** Between two looks at which times are left. */
const REFRESH_MS = 10_000;
const MINUTE = 60_000;

/** Times to choose from came on screen. Idempotent. */
export const timePickerOpened = createEvent();
/** They left it. */
export const timePickerClosed = createEvent();
/** The vendor chose a delivery time, in unix milliseconds; null is as soon as possible. */
export const deliveryTimeChosen = createEvent<number | null>();
/** The vendor wants to schedule the delivery: the first time there is stands in until another is chosen. */
export const schedulingStarted = createEvent();
/** The vendor takes the next time in place of one that is gone. */
export const nextTimeAccepted = createEvent();

const ticker = createTicker({ every: REFRESH_MS });
const $isTimePickerOpen = createStore(false)
  .on(timePickerOpened, () => true)
  .on(timePickerClosed, () => false);
const timesRefreshed = sample({
  clock: [timePickerOpened, ticker.ticked, $deliveryTimeContext],
  source: { rule: $deliveryTimeContext, isShown: $isTimePickerOpen },
  filter: ({ isShown }) => isShown,
  fn: ({ rule }) => toDeliveryTimeRule(rule),
});
/** The minute in which somebody last looked; unix milliseconds. */
export const $timesRefreshedAt = createStore(0, { serialize: 'ignore' }).on(
  timesRefreshed,
  (_, { now }) => now - (now % MINUTE),
);

/** Null while nobody has looked. */
const $computedTimes = createStore<readonly number[] | null>(null, {
  serialize: 'ignore',
  updateFilter: (next, known) => JSON.stringify(next) !== JSON.stringify(known),
})
  .on(timesRefreshed, (_, rule) => deliveryTimes(rule))
  .reset(timePickerClosed);

const noTimes: readonly number[] = [];
/** The times that can be chosen now, in unix milliseconds. */
export const $deliveryTimes = $computedTimes.map((times) => times ?? noTimes);

/** What was chosen can no longer be met. */
export const $isTimeUnavailable = combine(
  $computedTimes,
  $deliverAt,
  (times, at) => times !== null && at !== null && !times.includes(at),
);

/** The time to take in place of the chosen one; null when none is left. */
export const $nextTime = combine(
  $deliveryTimes,
  $deliverAt,
  (times, at) => times.find((time) => time > (at ?? 0)) ?? times.at(-1) ?? null,
);

/** The zone whose clock the times are shown on: the vendor's, or with null the device's. What is offered is the same. */
export const $displayTimeZone = combine($flags, $requestMarket, ({ VendorTimezoneForPreOrder }, { timeZone }) =>
  VendorTimezoneForPreOrder ? timeZone : null,
);

sample({ clock: timePickerOpened, target: ticker.start });
sample({ clock: timePickerClosed, target: ticker.stop });

// When the vendor chooses, or takes what is offered, it goes into the draft.
sample({
  clock: [
    deliveryTimeChosen,
    sample({ clock: schedulingStarted, source: $deliveryTimes }).filterMap(([first]) => first),
    sample({ clock: nextTimeAccepted, source: $nextTime }).filterMap((time) => time ?? undefined),
  ],
  fn: (value) => ({ field: 'deliverAt' as const, value }),
  target: fieldChanged,
});

// When the service finds the time gone although the form did not, it is said in the same place.
sample({
  clock: $submission.updates.filterMap(({ failure }) =>
    failure?.kind === 'rejected' && failure.translationKey === deliveryTimeRefusal ? true : undefined,
  ),
  fn: () => ({ field: 'deliverAt' as const, key: 'pre-order.gone' as const }),
  target: fieldErrorChanged,
});
