import type { ComponentProps } from 'react';
import type { CalendarLabels } from './calendar.labels.ts';
import type { Day } from './day.ts';

/** Days in a row, both ends inside; `to` is null until the second end is chosen. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day | null;
}

/** What calendars of one day and of a range have in common. */
export interface CalendarBaseProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** BCP 47: the language of the names and, by its region, the first day of the week. */
  readonly locale?: string | undefined;
  /** The digits that the locale prefers, instead of Latin ones. */
  readonly nativeDigits?: boolean | undefined;
  /** IANA name of the zone whose date is today; the browser's when left out. */
  readonly timeZone?: string | undefined;
  /** Unix milliseconds; when the calendar was mounted, when left out. */
  readonly now?: number | undefined;
  /** The first day that may be chosen. */
  readonly min?: Day | undefined;
  /** The last day that may be chosen. */
  readonly max?: Day | undefined;
  /** Days between `min` and `max` that may not be chosen. */
  readonly isDayDisabled?: ((day: Day) => boolean) | undefined;
  readonly disabled?: boolean | undefined;
  /** The name under which a form sends the value: `2026-11-21`, a range as `2026-11-01/2026-11-21`. */
  readonly name?: string | undefined;
  readonly labels?: Partial<CalendarLabels> | undefined;
}

/** A calendar of one day. */
export interface SingleCalendarProps extends CalendarBaseProps {
  readonly mode?: 'single' | undefined;
  readonly value?: Day | null | undefined;
  readonly defaultValue?: Day | undefined;
  readonly onValueChange?: ((day: Day) => void) | undefined;
}

/** A calendar of a range: the first press begins it, the second ends it, in either order. */
export interface RangeCalendarProps extends CalendarBaseProps {
  readonly mode: 'range';
  readonly value?: DayRange | null | undefined;
  readonly defaultValue?: DayRange | undefined;
  readonly onValueChange?: ((range: DayRange) => void) | undefined;
}
