import { combine } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import type { DeliveryTimeRule } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import type { Clock } from '../../platform/ports/index.ts';
import type { HoursWindow } from '../../platform/time/index.ts';
import { $draft, $requestMarket } from '../draft/index.ts';
import { $hoursWindow, $serviceHours } from './service-hours.model.ts';

/** Scheduled delivery time in Unix milliseconds. Null for as soon as possible. */
export const $deliverAt = $draft.map(({ deliverAt }) => deliverAt);
export const $isScheduled = $deliverAt.map((at) => at !== null);

/**
 * True if the vendor can schedule this delivery. If the flag turns off after a time was chosen, the time stays
 * in force: otherwise, the rider would come at once. The vendor can still change it.
 */
export const $isPreOrderOn = combine(
  $flags,
  $isScheduled,
  ({ PreOrder }, isScheduled) => PreOrder || isScheduled,
);

/** True if the service is closed and the delivery is not scheduled for later. */
export const $isServiceClosed = combine(
  $serviceHours,
  $isScheduled,
  ({ status }, isScheduled) => status === 'closed' && !isScheduled,
);

/** The inputs of a `DeliveryTimeRule`, with the clock in place of the current time. */
export const $deliveryTimeContext = combine(
  $clock,
  $serverOffsetMs,
  $hoursWindow,
  $requestMarket,
  (clock, offset, hours, { timeZone }) => ({ clock, offset, hours, timeZone }),
);

/** Creates the rule that decides which delivery times are valid at the current time of the clock. */
export const toDeliveryTimeRule = (context: {
  readonly clock: Clock;
  readonly offset: number;
  readonly hours: HoursWindow | null;
  readonly timeZone: string;
}): DeliveryTimeRule => ({
  now: context.clock.now() + context.offset,
  hours: context.hours,
  timeZone: context.timeZone,
});
