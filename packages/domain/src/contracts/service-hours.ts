import { limits } from './limits.ts';
import { localTimeOf } from './wall-clock.ts';

/** A window of the day; both minutes are inside. Minutes count from midnight of the wall clock. */
export interface HoursWindow {
  readonly from: number;
  readonly to: number;
}

const minuteOf = (digits: string): number | null => {
  const value = Number(digits);
  if (value > limits.serviceHoursBound || value % 100 >= 60) return null;
  return Math.floor(value / 100) * 60 + (value % 100);
};

/**
 * Reads the country parameter `serviceHours`, such as `0900:2200` (specification 000, section 5).
 * @returns null for a text of any other form: the service then counts as open.
 */
export const parseServiceHours = (text: string): HoursWindow | null => {
  const match = /^([0-9]{4}):([0-9]{4})$/.exec(text.trim());
  if (!match) return null;
  const from = minuteOf(match[1] ?? '');
  const to = minuteOf(match[2] ?? '');
  return from === null || to === null ? null : { from, to };
};

/**
 * Whether the service takes requests (specification 000, section 4): inside the window, both ends included; equal ends
 * are the whole day; a window that ends before it begins wraps midnight; no window at all is open.
 * @param instant Unix milliseconds.
 */
export const isOpen = (hours: HoursWindow | null, instant: number, timeZone: string): boolean => {
  if (!hours || hours.from === hours.to) return true;
  const { hour, minute } = localTimeOf(instant, timeZone);
  const now = hour * 60 + minute;
  return hours.from < hours.to ? now >= hours.from && now <= hours.to : now >= hours.from || now <= hours.to;
};
