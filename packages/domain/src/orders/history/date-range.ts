import { addDays, countDays, dayOf, firstInstantOf, isDay, type Day } from './days.ts';

/** The named ranges, starting with the default. They end at the end of yesterday. */
const rangeLengths = { Yesterday: 1, PastWeek: 7, PastMonth: 30 } as const;
export type NamedRange = keyof typeof rangeLengths;

/** The most days of a custom range. Both ends count (a decision: the specification gives no length). */
export const maxCustomDays = 90;

/** A range of days (specification 001, section 4). The days of a named range depend on the current day. */
export type DateRange =
  { readonly category: NamedRange } | { readonly category: 'Custom'; readonly from: Day; readonly to: Day };

/** A half-open range of instants in unix milliseconds. */
interface InstantRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export const isNamedRange = (text: string): text is NamedRange => Object.hasOwn(rangeLengths, text);

/** True if a custom range is valid: two days in order, and not more than `maxCustomDays`. */
export const isValidRange = (from: string, to: string): boolean =>
  isDay(from) && isDay(to) && from <= to && countDays(from, to) <= maxCustomDays;

/** Returns the first and the last day of a range, both included. */
export const daysOf = (
  range: DateRange,
  now: number,
  timeZone: string,
): { readonly from: Day; readonly to: Day } => {
  if (range.category === 'Custom') return range;
  const today = dayOf(now, timeZone);
  return { from: addDays(today, -rangeLengths[range.category]), to: addDays(today, -1) };
};

/**
 * Converts a range of days to instants.
 * @param now unix milliseconds
 * @param timeZone IANA name of the country's zone
 */
export const resolveRange = (range: DateRange, now: number, timeZone: string): InstantRange => {
  const { from, to } = daysOf(range, now, timeZone);
  return { from: firstInstantOf(from, timeZone), to: firstInstantOf(addDays(to, 1), timeZone) };
};
