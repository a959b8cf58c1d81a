import { knownTimeZone } from './known-time-zone.ts';

/** A wall-clock time in some time zone. Months and days count from 1. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter, because creating one costs about a hundred times more than using it. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: knownTimeZone(timeZone),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
};

const isTimeField = (type: Intl.DateTimeFormatPartTypes): type is keyof LocalTime => type !== 'literal';

/**
 * Converts an instant to the wall-clock time of a time zone, or of UTC if the platform does not know the zone.
 * @param instant unix milliseconds
 * @param timeZone IANA name, such as `Africa/Cairo`
 */
export const localTimeOf = (instant: number, timeZone: string): LocalTime => {
  const time = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) {
    if (isTimeField(type)) time[type] = Number(value);
  }
  return time;
};
