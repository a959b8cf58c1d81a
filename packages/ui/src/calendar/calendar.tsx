import { RangeCalendar } from './range-calendar.tsx';
import { SingleCalendar } from './single-calendar.tsx';
import type { RangeCalendarProps, SingleCalendarProps } from './calendar.types.ts';

/**
 * A month to choose a day or a range from. Days are plain text (`2026-11-21`): no time, no zone, nothing to convert.
 * Arrows, Home, End, Page Up and Page Down (with Shift: years) move; Enter and Space choose.
 *
 * Renders a `<div role="group">` around a `<div role="grid">`. Style it through `[data-invalid]`,
 * `[data-disabled]` and, on the cells, `[data-selected]` and `[data-range]`.
 *
 * The grid is our own: with all it needs it is 4.7 kB (esbuild, min+gzip), react-day-picker 10.0.2 alone 20.5 kB, and
 * that wants a `Date`, a zone library and a locale object of date-fns for what are plain days and names from `Intl` here.
 */
export function Calendar(props: CalendarProps) {
  return props.mode === 'range' ? <RangeCalendar {...props} /> : <SingleCalendar {...props} />;
}

export type CalendarProps = SingleCalendarProps | RangeCalendarProps;
