import type { CalendarLabels } from '../calendar/calendar.labels.ts';
import type { DateRangePreset } from './range-value.ts';

/** The words that the picker speaks by itself; names of days and months come from the platform. */
export interface DateRangePickerLabels {
  /** Names the panel, and the trigger where no field around it does. */
  readonly dateRange: string;
  readonly presets: Readonly<Record<DateRangePreset, string>>;
  readonly custom: string;
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  readonly close: string;
  /** How many days a custom range has. */
  readonly days: (count: number) => string;
  readonly incomplete: string;
  /** The text is no date. @param example a date as it may be typed */
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
