import { requestLimits } from './request-limits.ts';
import { isOpen, type HoursWindow } from './service-hours.ts';
import { localTimeOf } from './wall-clock.ts';

const MINUTE = 60_000;

/**
 * Translation key of the error that the service returns when a delivery time is not available (or no longer
 * is).
 */
export const deliveryTimeUnavailableKey = 'error.preorder-time-unavailable';

/** The conditions that a delivery time must meet. */
export interface DeliveryTimeRule {
  /** The service's time in unix milliseconds. */
  readonly now: number;
  /** Null if the hours are unknown. The service then counts as open. */
  readonly hours: HoursWindow | null;
  /** IANA time zone of the vendor. */
  readonly timeZone: string;
}

/**
 * True if an order can be delivered at `instant`. The instant must be a quarter hour of the vendor's clock,
 * inside the service hours, and 55 minutes to 48 hours ahead, both included.
 *
 * Clock changes need no special case: no instant falls into a skipped hour, and a repeated hour consists of
 * different instants.
 * @param instant unix milliseconds
 */
export const isDeliveryTime = (instant: number, { now, hours, timeZone }: DeliveryTimeRule): boolean => {
  const ahead = (instant - now) / MINUTE;
  if (!(ahead >= requestLimits.preOrderEarliestMinutes && ahead <= requestLimits.preOrderLatestMinutes))
    return false;
  const { minute, second } = localTimeOf(instant, timeZone);
  return (
    minute % requestLimits.preOrderStepMinutes === 0 &&
    second === 0 &&
    instant % 1000 === 0 &&
    isOpen(hours, instant, timeZone)
  );
};
