import { limits } from './limits.ts';
import { isOpen, type HoursWindow } from './service-hours.ts';
import { localTimeOf } from './wall-clock.ts';

const MINUTE = 60_000;

/** The key of the answer to an order whose delivery time cannot be had, or no longer. */
export const deliveryTimeRefusal = 'error.preorder-time-unavailable';

/** What a delivery time is held against. */
export interface DeliveryTimeRule {
  /** The service's time in unix milliseconds. */
  readonly now: number;
  /** Null when the hours are not known: then the service counts as open. */
  readonly hours: HoursWindow | null;
  /** IANA name of the vendor's zone. */
  readonly timeZone: string;
}

/**
 * Whether an order can be delivered at an instant: a quarter hour of the vendor's clock, inside the service hours, from
 * 55 minutes to 48 hours ahead, both included. An instant is never in a gap of the clock, and the two sides of an hour
 * that comes twice are two instants.
 * @param instant Unix milliseconds.
 */
export const isDeliveryTime = (instant: number, { now, hours, timeZone }: DeliveryTimeRule): boolean => {
  const ahead = (instant - now) / MINUTE;
  if (!(ahead >= limits.preOrderEarliestMinutes && ahead <= limits.preOrderLatestMinutes)) return false;
  const { minute, second } = localTimeOf(instant, timeZone);
  return (
    minute % limits.preOrderStepMinutes === 0 &&
    second === 0 &&
    instant % 1000 === 0 &&
    isOpen(hours, instant, timeZone)
  );
};
