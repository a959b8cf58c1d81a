import { offsetAt } from '../calendar/internal.ts';

const QUARTER_HOUR = 15 * 60_000;
const SECOND = 1000;

interface QuarterHoursOptions {
  /** Start of the range in Unix milliseconds, inclusive. */
  readonly from: number;
  /** End of the range in Unix milliseconds, inclusive. */
  readonly to: number;
  /** IANA time zone name. */
  readonly timeZone: string;
}

/**
 * Returns the instants, in order, at which the clocks of a time zone show :00, :15, :30 or :45. An hour
 * skipped when clocks go forward has no instants. An hour repeated when clocks go back has eight.
 * @returns Unix milliseconds.
 */
export function quarterHours({ from, to, timeZone }: QuarterHoursOptions): readonly number[] {
  const instants: number[] = [];
  let cursor = from;
  while (cursor <= to) {
    const offset = offsetAt(cursor, timeZone);
    const candidate = Math.ceil((cursor + offset) / QUARTER_HOUR) * QUARTER_HOUR - offset;
    if (offsetAt(candidate, timeZone) === offset) {
      if (candidate <= to) instants.push(candidate);
      cursor = candidate + 1;
    } else {
      cursor = findOffsetChange(offset, cursor, candidate, timeZone);
    }
  }
  return instants;
}

/**
 * Finds the first second after `before`, and no later than `after`, at which the time zone no longer has
 * `offset`.
 */
function findOffsetChange(offset: number, before: number, after: number, timeZone: string): number {
  let low = Math.floor(before / SECOND) * SECOND;
  let high = after;
  while (high - low > SECOND) {
    const middle = low + Math.floor((high - low) / 2 / SECOND) * SECOND;
    if (offsetAt(middle, timeZone) === offset) low = middle;
    else high = middle;
  }
  return high;
}
