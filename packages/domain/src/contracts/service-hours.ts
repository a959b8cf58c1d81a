import { requestLimits } from './request-limits.ts';
import { knownTimeZone } from './known-time-zone.ts';
import { localTimeOf } from './wall-clock.ts';

/** A daily window in minutes since midnight of the wall clock. Both ends are included. */
export interface HoursWindow {
  readonly from: number;
  readonly to: number;
}

const parseMinuteOfDay = (digits: string): number | null => {
  const value = Number(digits);
  if (value > requestLimits.serviceHoursBound || value % 100 >= 60) return null;
  return Math.floor(value / 100) * 60 + (value % 100);
};

/**
 * Parses the country parameter `serviceHours`, such as `0900:2200` (specification 000, section 5).
 * @returns null for any other text. The service then counts as open.
 */
export const parseServiceHours = (text: string): HoursWindow | null => {
  const trimmed = text.trim();
  if (!/^[0-9]{4}:[0-9]{4}$/.test(trimmed)) return null;
  const from = parseMinuteOfDay(trimmed.slice(0, 4));
  const to = parseMinuteOfDay(trimmed.slice(5));
  return from === null || to === null ? null : { from, to };
};

/**
 * True if the service accepts requests (specification 000, section 4). Both ends of the window are included.
 * Equal ends mean the whole day. A window that ends before it starts wraps around midnight. No window, and a time
 * zone that the platform does not know, mean always open.
 * @param instant unix milliseconds
 */
export const isOpen = (hours: HoursWindow | null, instant: number, timeZone: string): boolean => {
  if (!hours || hours.from === hours.to || knownTimeZone(timeZone) !== timeZone) return true;
  const { hour, minute } = localTimeOf(instant, timeZone);
  const now = hour * 60 + minute;
  return hours.from < hours.to ? now >= hours.from && now <= hours.to : now >= hours.from || now <= hours.to;
};
