import { combine } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import type { DeliveryTimeRule } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import type { Clock } from '../../platform/ports/index.ts';
import type { HoursWindow } from '../../platform/time/index.ts';
import { $draft, $requestMarket } from '../draft/index.ts';
import { $hoursWindow, $serviceHours } from './service-hours.model.ts';

/** Whether the vendor can schedule deliveries. */
export const $isPreOrderOn = $flags.map(({ PreOrder }) => PreOrder);

/** When the order shall be delivered, in unix milliseconds; null for as soon as possible, as where nothing can be scheduled. */
export const $deliverAt = combine($isPreOrderOn, $draft, (isOn, { deliverAt }) => (isOn ? deliverAt : null));
export const $isScheduled = $deliverAt.map((at) => at !== null);

/** The service is closed for what stands in the form. */
export const $isServiceClosed = combine(
  $serviceHours,
  $isScheduled,
  ({ status }, isScheduled) => status === 'closed' && !isScheduled,
);

/** What delivery times are held against, but for the time: that is read when it is needed. */
export const $deliveryTimeContext = combine(
  $clock,
  $serverOffsetMs,
  $hoursWindow,
  $requestMarket,
  (clock, offset, hours, { timeZone }) => ({ clock, offset, hours, timeZone }),
);

export const toDeliveryTimeRule = (parts: {
  readonly clock: Clock;
  readonly offset: number;
  readonly hours: HoursWindow | null;
  readonly timeZone: string;
}): DeliveryTimeRule => ({
  now: parts.clock.now() + parts.offset,
  hours: parts.hours,
  timeZone: parts.timeZone,
});
