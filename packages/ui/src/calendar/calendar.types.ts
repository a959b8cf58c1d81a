import type { ComponentProps } from 'react';
import type { CalendarLabels } from './calendar.labels.ts';
import type { Day } from './day.ts';

/** An inclusive range of days. `to` is null until the second end is selected. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day | null;
}

/** Props shared by single-day and range calendars. */
export interface CalendarBaseProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** BCP 47 tag. Sets the language of the names. Its region sets the first day of the week. */
  readonly locale?: string | undefined;
  /** Uses the locale's native digits instead of Latin ones. */
  readonly nativeDigits?: boolean | undefined;
  /** IANA time zone that determines today. Defaults to the browser's zone. */
  readonly timeZone?: string | undefined;
  /** Current time in Unix milliseconds. Defaults to the time at mount. */
  readonly now?: number | undefined;
  /** First selectable day. */
  readonly min?: Day | undefined;
  /** Last selectable day. */
  readonly max?: Day | undefined;
  /** Returns true for a day between `min` and `max` that cannot be selected. */
  readonly isDayDisabled?: ((day: Day) => boolean) | undefined;
  readonly disabled?: boolean | undefined;
  /** Form field name. Submits `2026-11-21`, or `2026-11-01/2026-11-21` for a range. */
  readonly name?: string | undefined;
  readonly labels?: Partial<CalendarLabels> | undefined;
}

export interface SingleCalendarProps extends CalendarBaseProps {
  readonly mode?: 'single' | undefined;
  readonly value?: Day | null | undefined;
  readonly defaultValue?: Day | undefined;
  readonly onValueChange?: ((day: Day) => void) | undefined;
}

/** Props of a calendar that selects a range. Two presses, in either order, set its ends. */
export interface RangeCalendarProps extends CalendarBaseProps {
  readonly mode: 'range';
  readonly value?: DayRange | null | undefined;
  readonly defaultValue?: DayRange | undefined;
  readonly onValueChange?: ((range: DayRange) => void) | undefined;
}
