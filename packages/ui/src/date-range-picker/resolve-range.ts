import { addDays, isDay, startOfDay } from '../calendar/index.ts';
import { resolveDays } from './range-value.ts';
import type { DateRangeClock, DateRangePreset, DateRangeValue } from './range-value.ts';

/** A range in Unix milliseconds. `from` is inclusive, `to` is exclusive. */
export interface InstantRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Converts a range of days to instants in the business's zone, for querying a service. A day starts at its
 * first existing instant, even if a clock change skips midnight. Adjacent ranges therefore neither overlap
 * nor leave a gap.
 * @throws RangeError if a custom range is not two ordered days, or if the zone is unknown.
 */
export function resolveRange(range: DateRangeValue | DateRangePreset, clock: DateRangeClock): InstantRange {
  const { from, to } = resolveDays(typeof range === 'string' ? { preset: range } : range, clock);
  if (!isDay(from) || !isDay(to) || from > to) {
    throw new RangeError(
      `'${from}' to '${to}' is not a range of days, so it cannot be converted to instants. Pass two days as YYYY-MM-DD, the earlier one first.`,
    );
  }
  return { from: startOfDay(from, clock.timeZone), to: startOfDay(addDays(to, 1), clock.timeZone) };
}
