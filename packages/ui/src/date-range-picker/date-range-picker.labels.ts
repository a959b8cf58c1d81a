import type { CalendarLabels } from '../calendar/index.ts';
import type { DateRangePreset } from './range-value.ts';

/** Texts of the picker. Day and month names come from `Intl`. */
export interface DateRangePickerLabels {
  /** Accessible name of the panel, and of the trigger outside a `Field`. */
  readonly dateRange: string;
  readonly presets: Readonly<Record<DateRangePreset, string>>;
  readonly custom: string;
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  readonly close: string;
  /** Shows the length of a custom range in days. */
  readonly days: (count: number) => string;
  readonly incomplete: string;
  /** Shown when the text is not a date. `example` is a date in the expected format. */
  readonly unreadable: (example: string) => string;
  readonly backwards: string;
  readonly tooEarly: (first: string) => string;
  readonly tooLate: (last: string) => string;
  readonly tooLong: (days: number, maxDays: number) => string;
  readonly calendar?: Partial<CalendarLabels>;
}

export const dateRangePickerLabels: DateRangePickerLabels = {
  dateRange: 'Dates',
  presets: { yesterday: 'Yesterday', 'last-7-days': 'Last 7 days', 'last-30-days': 'Last 30 days' },
  custom: 'Custom',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  close: 'Close',
  days: (count) => (count === 1 ? '1 day' : `${String(count)} days`),
  incomplete: 'Choose a first and a last day.',
  unreadable: (example) => `This is not a date. Write it like ${example}.`,
  backwards: 'The last day is before the first one.',
  tooEarly: (first) => `The first day may be ${first} at the earliest.`,
  tooLate: (last) => `The last day may be ${last} at the latest.`,
  tooLong: (days, maxDays) => `These are ${String(days)} days. Choose ${String(maxDays)} at most.`,
};
