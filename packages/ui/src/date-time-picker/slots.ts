import { dateFormat } from '../calendar/date-names.ts';
import { addDays } from '../calendar/day.ts';
import { dayOf, offsetAt, readingAt } from '../calendar/zone.ts';
import type { DateStyle } from '../calendar/date-names.ts';
import type { Day } from '../calendar/day.ts';

const HOUR = 3_600_000;

/** The slots of one day; none where it offers nothing. */
export interface SlotDay {
  readonly day: Day;
  readonly slots: readonly number[];
}

/** All days from today to the last slot, those without slots included, so that their absence is seen. */
export function slotDays(slots: readonly number[], today: Day, timeZone: string): readonly SlotDay[] {
  const byDay = new Map<Day, number[]>();
  for (const slot of [...slots].sort((one, other) => one - other)) {
    const day = dayOf(slot, timeZone);
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  const days = [...byDay.keys()];
  const last = days.at(-1);
  if (last === undefined) return [];
  let day = [today, ...days].reduce((one, other) => (other < one ? other : one));
  const all: SlotDay[] = [];
  for (; day <= last; day = addDays(day, 1)) all.push({ day, slots: byDay.get(day) ?? [] });
  return all;
}

/** The slots of a day by the hour that the clock shows; an hour that comes twice makes two rows. */
export function slotRows(slots: readonly number[], timeZone: string): readonly (readonly number[])[] {
  const rows = new Map<string, number[]>();
  for (const slot of slots) {
    const hour = `${Math.floor(readingAt(slot, timeZone) / HOUR)} ${offsetAt(slot, timeZone)}`;
    rows.set(hour, [...(rows.get(hour) ?? []), slot]);
  }
  return [...rows.values()];
}

/** 1 to 4 for the quarters of an hour; undefined for other minutes. */
export function quarterOf(slot: number, timeZone: string): number | undefined {
  const minute = (readingAt(slot, timeZone) % HOUR) / 60_000;
  return minute % 15 === 0 ? minute / 15 + 1 : undefined;
}

/** Whether the clock shows this time twice, because it was or will be put back. */
export function isRepeated(slot: number, timeZone: string): boolean {
  const reading = readingAt(slot, timeZone);
  const [before, after] = [offsetAt(slot - 3 * HOUR, timeZone), offsetAt(slot + 3 * HOUR, timeZone)];
  return before > after && [before, after].every((offset) => offsetAt(reading - offset, timeZone) === offset);
}

const partOf = (format: Intl.DateTimeFormat, slot: number) =>
  format.formatToParts(slot).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `14:15`, or `01:15 GMT+2` where the clock shows that time twice. */
export function slotTime(slot: number, timeZone: string, dates: DateStyle): string {
  const time = dateFormat(dates, { hour: 'numeric', minute: '2-digit', timeZone }).format(slot);
  if (!isRepeated(slot, timeZone)) return time;
  return `${time} ${partOf(dateFormat(dates, { timeZoneName: 'shortOffset', timeZone }), slot)}`;
}

/** `Sun, 22 Nov, 14:15`. */
export function slotName(slot: number, timeZone: string, dates: DateStyle): string {
  const date = dateFormat(dates, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(slot);
  return `${date}, ${slotTime(slot, timeZone, dates)}`;
}

/** `Bangladesh Standard Time`. */
export const zoneName = (instant: number, timeZone: string, dates: DateStyle): string =>
  partOf(dateFormat(dates, { timeZoneName: 'long', timeZone }), instant);

/** Whether the clocks of two zones ever disagree at the given instants. */
export const differsAt = (instants: readonly number[], timeZone: string, other: string): boolean =>
  timeZone !== other && instants.some((instant) => offsetAt(instant, timeZone) !== offsetAt(instant, other));
