import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryTimeRefusal } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $deliverAt, $deliveryRule, ruleNow } from '../schedule/index.ts';
import { fieldChanged, $requestMarket } from '../draft/index.ts';
import { fieldFaulted } from '../rules/index.ts';
import { $submission } from '../sending/index.ts';
import { createTicker } from '../../platform/ports/index.ts';
import { deliveryTimes } from './delivery-times.ts';

/** Between two looks at which times are left. */
const REFRESH_MS = 10_000;
const MINUTE = 60_000;

/** Times to choose from came on screen. Idempotent. */
export const choiceShown = createEvent();
/** They left it. */
export const choiceHidden = createEvent();
/** The vendor chose a delivery time, in unix milliseconds; null is as soon as possible. */
export const deliveryTimeChosen = createEvent<number | null>();
/** The vendor wants to schedule the delivery: the first time there is stands in until another is chosen. */
export const schedulingBegan = createEvent();
/** The vendor takes the next time in place of one that is gone. */
export const nextTimeTaken = createEvent();

const ticker = createTicker({ every: REFRESH_MS });
const $isShown = createStore(false)
  .on(choiceShown, () => true)
  .on(choiceHidden, () => false);
const looked = sample({
  clock: [choiceShown, ticker.ticked, $deliveryRule],
  source: { rule: $deliveryRule, isShown: $isShown },
  filter: ({ isShown }) => isShown,
  fn: ({ rule }) => ruleNow(rule),
});
/** The minute in which somebody last looked; unix milliseconds. */
export const $lookedAt = createStore(0, { serialize: 'ignore' }).on(
  looked,
  (_, { now }) => now - (now % MINUTE),
);

/** Null while nobody has looked. */
const $known = createStore<readonly number[] | null>(null, {
  serialize: 'ignore',
  updateFilter: (next, known) => JSON.stringify(next) !== JSON.stringify(known),
})
  .on(looked, (_, rule) => deliveryTimes(rule))
  .reset(choiceHidden);

const none: readonly number[] = [];
/** The times that can be chosen now, in unix milliseconds. */
export const $deliveryTimes = $known.map((times) => times ?? none);

/** What was chosen can no longer be met. */
export const $isTimeGone = combine(
  $known,
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
export const $shownZone = combine($flags, $requestMarket, ({ VendorTimezoneForPreOrder }, { timeZone }) =>
  VendorTimezoneForPreOrder ? timeZone : null,
);

sample({ clock: choiceShown, target: ticker.start });
sample({ clock: choiceHidden, target: ticker.stop });

// When the vendor chooses, or takes what is offered, it goes into the draft.
sample({
  clock: [
    deliveryTimeChosen,
    sample({ clock: schedulingBegan, source: $deliveryTimes }).filterMap(([first]) => first),
    sample({ clock: nextTimeTaken, source: $nextTime }).filterMap((time) => time ?? undefined),
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
  target: fieldFaulted,
});
