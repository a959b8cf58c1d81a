/** A wall-clock time in some time zone. Months and days count from 1. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter, because creating one costs about a hundred times more than using it. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
};

/**
 * Converts an instant to the wall-clock time of a time zone.
 * @param instant unix milliseconds
 * @param timeZone IANA name, such as `Africa/Cairo`
 * @throws RangeError if the platform does not know the time zone
 */
export const localTimeOf = (instant: number, timeZone: string): LocalTime => {
  const reading: Record<string, number> = {};
  for (const part of clockOf(timeZone).formatToParts(instant)) reading[part.type] = Number(part.value);
  return {
    year: reading['year'] ?? 0,
    month: reading['month'] ?? 0,
    day: reading['day'] ?? 0,
    hour: reading['hour'] ?? 0,
    minute: reading['minute'] ?? 0,
    second: reading['second'] ?? 0,
  };
};
