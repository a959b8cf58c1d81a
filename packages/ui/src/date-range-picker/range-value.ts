import { addDays, dayOf } from '../calendar/index.ts';
import type { Day } from '../calendar/index.ts';

/** The named ranges, starting with the default. Every named range ends yesterday. */
export const dateRangePresets = ['yesterday', 'last-7-days', 'last-30-days'] as const;
export type DateRangePreset = (typeof dateRangePresets)[number];

/** An inclusive span of calendar days. */
export interface DateSpan {
  readonly from: Day;
  readonly to: Day;
}

/** A selected range: a preset, whose days depend on the current day, or two fixed days. */
export type DateRangeValue = { readonly preset: DateRangePreset } | DateSpan;

/** Time and zone that determine today. */
export interface DateRangeClock {
  /** Unix milliseconds. */
  readonly now: number;
  /** IANA time zone name. */
  readonly timeZone: string;
}

/** Length of each named range in days. */
const presetLengths: Readonly<Record<DateRangePreset, number>> = {
  yesterday: 1,
  'last-7-days': 7,
  'last-30-days': 30,
};

/** Resolves a value to days at the given time. */
export function resolveDays(value: DateRangeValue, { now, timeZone }: DateRangeClock): DateSpan {
  if (!('preset' in value)) return value;
  const today = dayOf(now, timeZone);
  return { from: addDays(today, -presetLengths[value.preset]), to: addDays(today, -1) };
}

/** Returns true if both values are the same preset or the same days. */
export const isSameRange = (a: DateRangeValue, b: DateRangeValue): boolean =>
  'preset' in a
    ? 'preset' in b && a.preset === b.preset
    : !('preset' in b) && a.from === b.from && a.to === b.to;
