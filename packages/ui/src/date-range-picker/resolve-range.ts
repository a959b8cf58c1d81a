import { addDays, isDay } from '../calendar/day.ts';
import { startOfDay } from '../calendar/zone.ts';
import { spanOf } from './range-value.ts';
import type { DateRangeClock, DateRangePreset, DateRangeValue } from './range-value.ts';

/** Unix milliseconds; `from` belongs to the range, `to` does not. */
export interface InstantRange {
  readonly from: number;
  readonly to: number;
}

/**
 * What to ask a service for: the instants of the chosen days in the business's zone. A day begins at the first
 * instant that exists of it, also where clocks jump over midnight, so that ranges that follow each other leave out
 * nothing and share nothing.
 * @throws RangeError when a custom range is not made of two days in order, or the zone is unknown.
 */
export function resolveRange(range: DateRangeValue | DateRangePreset, clock: DateRangeClock): InstantRange {
  const { from, to } = spanOf(typeof range === 'string' ? { preset: range } : range, clock);
  if (!isDay(from) || !isDay(to) || from > to) {
    throw new RangeError(
      `'${from}' to '${to}' is no range of days, so there is nothing to ask for. Pass two days as YYYY-MM-DD, the earlier one first.`,
    );
  }
  return { from: startOfDay(from, clock.timeZone), to: startOfDay(addDays(to, 1), clock.timeZone) };
}
