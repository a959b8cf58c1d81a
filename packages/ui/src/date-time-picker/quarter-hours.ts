import { offsetAt } from '../calendar/zone.ts';

const QUARTER = 15 * 60_000;
const SECOND = 1000;

interface QuarterHoursOptions {
  /** Unix milliseconds; the first instant that counts. */
  readonly from: number;
  /** Unix milliseconds; the last instant that counts. */
  readonly to: number;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * The instants, in order, at which the clocks of a zone show :00, :15, :30 or :45. Times that a change of the clocks
 * leaves out have none; an hour that comes twice has eight.
 * @returns Unix milliseconds.
 */
export function quarterHours({ from, to, timeZone }: QuarterHoursOptions): readonly number[] {
  const found: number[] = [];
  let at = from;
  while (at <= to) {
    const offset = offsetAt(at, timeZone);
    const next = Math.ceil((at + offset) / QUARTER) * QUARTER - offset;
    if (offsetAt(next, timeZone) === offset) {
      if (next <= to) found.push(next);
      at = next + 1;
    } else {
      at = firstWithoutOffset(offset, at, next, timeZone);
    }
  }
  return found;
}

/** The second, after `before` and no later than `after`, at which the clocks were changed. */
function firstWithoutOffset(offset: number, before: number, after: number, timeZone: string): number {
  let low = Math.floor(before / SECOND) * SECOND;
  let high = after;
  while (high - low > SECOND) {
    const middle = low + Math.floor((high - low) / 2 / SECOND) * SECOND;
    if (offsetAt(middle, timeZone) === offset) low = middle;
    else high = middle;
  }
  return high;
}
