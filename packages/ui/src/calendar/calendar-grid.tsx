import { CalendarDay } from './calendar-day.tsx';
import { weekdayNames } from './date-names.ts';
import { weeksOf } from './day.ts';
import { rangePosition } from './range-position.ts';
import type { ComponentProps } from 'react';
import type { DayRange } from './calendar.types.ts';
import type { DateStyle } from './date-names.ts';
import type { Day } from './day.ts';

/** The weeks of a month. Renders a `<div role="grid">` whose only tab stop is the cursor day. */
export function CalendarGrid({
  month,
  dateStyle,
  firstWeekday,
  today,
  selectedRange,
  cursor,
  previewEnd,
  isUnavailable,
  selectedLabel,
  onPick,
  onDayFocus,
  onDayHover,
  ...props
}: CalendarGridProps) {
  return (
    <div {...props} role="grid" aria-colcount={7} data-slot="calendar-grid" className="sb-calendar-grid">
      <div role="row" className="sb-calendar-row">
        {weekdayNames(dateStyle, firstWeekday).map(({ short, long }) => (
          <span key={long} role="columnheader" aria-label={long} className="sb-calendar-weekday">
            {short}
          </span>
        ))}
      </div>
      {weeksOf(month, firstWeekday).map((week) => (
        <div key={week.find((day) => day !== null)} role="row" className="sb-calendar-row">
          {week.map((day, column) =>
            day === null ? null : (
              <CalendarDay
                key={day}
                column={column + 1}
                {...rangePosition(day, selectedRange, previewEnd)}
                {...{ day, dateStyle, selectedLabel, onPick }}
                isToday={day === today}
                isUnavailable={isUnavailable(day)}
                tabIndex={day === cursor ? 0 : -1}
                onFocus={() => {
                  onDayFocus(day);
                }}
                onPointerEnter={(event) => {
                  if (event.pointerType === 'mouse') onDayHover(day);
                }}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

interface CalendarGridProps extends ComponentProps<'div'> {
  /** First day of the displayed month. */
  readonly month: Day;
  readonly dateStyle: DateStyle;
  readonly firstWeekday: number;
  readonly today: Day;
  readonly selectedRange: DayRange | null;
  readonly cursor: Day;
  /** Hovered or focused day: the provisional end of an unfinished range. */
  readonly previewEnd: Day;
  readonly isUnavailable: (day: Day) => boolean;
  readonly selectedLabel: (day: string) => string;
  readonly onPick: (day: Day) => void;
  /** Called when a day receives focus, by a press or programmatically. */
  readonly onDayFocus: (day: Day) => void;
  readonly onDayHover: (day: Day) => void;
}
