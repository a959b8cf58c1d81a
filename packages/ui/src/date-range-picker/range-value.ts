import { addDays } from '../calendar/day.ts';
import { dayOf } from '../calendar/zone.ts';
import type { Day } from '../calendar/day.ts';

/** The ranges with a name, the usual one first. All end with yesterday. */
export const dateRangePresets = ['yesterday', 'last-7-days', 'last-30-days'] as const;
export type DateRangePreset = (typeof dateRangePresets)[number];

/** Days of the calendar, both inside. */
export interface DateSpan {
  readonly from: Day;
  readonly to: Day;
}

/** What was chosen: a name, which means other days tomorrow, or two days, which never change. */
export type DateRangeValue = { readonly preset: DateRangePreset } | DateSpan;

/** The moment and the place that decide what 'today' is. */
export interface DateRangeClock {
  /** Unix milliseconds. */
  readonly now: number;
  /** IANA name. */
  readonly timeZone: string;
}

const lengths: Readonly<Record<DateRangePreset, number>> = {
  yesterday: 1,
  'last-7-days': 7,
  'last-30-days': 30,
};

/** The days that a choice means at this moment. */
export function spanOf(value: DateRangeValue, { now, timeZone }: DateRangeClock): DateSpan {
  if (!('preset' in value)) return value;
  const today = dayOf(now, timeZone);
  return { from: addDays(today, -lengths[value.preset]), to: addDays(today, -1) };
}

/** Whether two choices are the same one. */
export const isSameRange = (one: DateRangeValue, other: DateRangeValue): boolean =>
  'preset' in one
    ? 'preset' in other && one.preset === other.preset
    : !('preset' in other) && one.from === other.from && one.to === other.to;
