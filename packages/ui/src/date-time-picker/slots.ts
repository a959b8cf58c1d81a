import { dateFormat, offsetAt, wallTimeAt } from '../calendar/internal.ts';
import { addDays, dayOf } from '../calendar/index.ts';
import type { DateStyle } from '../calendar/internal.ts';
import type { Day } from '../calendar/index.ts';

const HOUR = 3_600_000;

/** A day and its slots. The list of slots may be empty. */
export interface SlotDay {
  readonly day: Day;
  readonly slots: readonly number[];
}

/**
 * Groups slots by day, from today (or the first slot, if earlier) to the day of the last slot. Days without
 * slots are included, because the picker shows them as disabled.
 */
export function slotDays(slots: readonly number[], today: Day, timeZone: string): readonly SlotDay[] {
  const byDay = new Map<Day, number[]>();
  for (const slot of [...slots].sort((a, b) => a - b)) {
    const day = dayOf(slot, timeZone);
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  const days = [...byDay.keys()];
  const lastDay = days.at(-1);
  if (lastDay === undefined) return [];
  let day = [today, ...days].reduce((a, b) => (b < a ? b : a));
  const result: SlotDay[] = [];
  for (; day <= lastDay; day = addDays(day, 1)) result.push({ day, slots: byDay.get(day) ?? [] });
  return result;
}

/** Groups the slots of a day into one row per hour. An hour repeated when clocks go back gets two rows. */
export function slotRows(slots: readonly number[], timeZone: string): readonly (readonly number[])[] {
  const rows = new Map<string, number[]>();
  for (const slot of slots) {
    const hour = `${Math.floor(wallTimeAt(slot, timeZone) / HOUR)} ${offsetAt(slot, timeZone)}`;
    rows.set(hour, [...(rows.get(hour) ?? []), slot]);
  }
  return [...rows.values()];
}

/** Returns the minute of the hour of a slot, in the time zone. */
export const minuteOf = (slot: number, timeZone: string): number =>
  (wallTimeAt(slot, timeZone) % HOUR) / 60_000;

/** Returns 1 to 4 for the minutes 0, 15, 30 and 45, and undefined for other minutes. */
export function quarterOf(slot: number, timeZone: string): number | undefined {
  const minute = minuteOf(slot, timeZone);
  return minute % 15 === 0 ? minute / 15 + 1 : undefined;
}

/** Returns whether the local time of a slot occurs twice that day, because clocks go back. */
export function isRepeated(slot: number, timeZone: string): boolean {
  const reading = wallTimeAt(slot, timeZone);
  const [offsetBefore, offsetAfter] = [
    offsetAt(slot - 3 * HOUR, timeZone),
    offsetAt(slot + 3 * HOUR, timeZone),
  ];
  return (
    offsetBefore > offsetAfter &&
    [offsetBefore, offsetAfter].every((offset) => offsetAt(reading - offset, timeZone) === offset)
  );
}

const timeZoneNamePart = (format: Intl.DateTimeFormat, slot: number) =>
  format.formatToParts(slot).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Formats a slot as `14:15`. Adds the offset (`01:15 GMT+2`) if that local time occurs twice. */
export function slotTime(slot: number, timeZone: string, dateStyle: DateStyle): string {
  const time = dateFormat(dateStyle, { hour: 'numeric', minute: '2-digit', timeZone }).format(slot);
  if (!isRepeated(slot, timeZone)) return time;
  return `${time} ${timeZoneNamePart(dateFormat(dateStyle, { timeZoneName: 'shortOffset', timeZone }), slot)}`;
}

/** Formats a slot with its date, such as `Sun, 22 Nov, 14:15`. */
export function slotName(slot: number, timeZone: string, dateStyle: DateStyle): string {
  return dateFormat(dateStyle, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(isRepeated(slot, timeZone) && { timeZoneName: 'shortOffset' }),
  }).format(slot);
}

/** Returns the long name of a time zone, such as `Bangladesh Standard Time`. */
export const zoneName = (instant: number, timeZone: string, dateStyle: DateStyle): string =>
  timeZoneNamePart(dateFormat(dateStyle, { timeZoneName: 'long', timeZone }), instant);

/** Returns whether two time zones have different offsets at any of the instants. */
export const hasDifferentOffset = (
  instants: readonly number[],
  timeZone: string,
  otherZone: string,
): boolean =>
  timeZone !== otherZone &&
  instants.some((instant) => offsetAt(instant, timeZone) !== offsetAt(instant, otherZone));
