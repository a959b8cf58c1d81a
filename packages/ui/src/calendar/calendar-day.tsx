import { formatDayNumber, formatFullDate } from './date-names.ts';
import type { ComponentProps } from 'react';
import type { DateStyle } from './date-names.ts';
import type { Day } from './day.ts';

/**
 * One day of the month. Renders a `<div role="gridcell">` around a `<button>`. Style the cell through
 * `[data-selected]`, `[data-range=start|end|inside]` and `[data-preview]`. Style the button through
 * `[data-today]` and `[aria-disabled]`.
 */
export function CalendarDay({
  day,
  column,
  dateStyle,
  range,
  isPreview,
  isToday,
  isUnavailable,
  selectedLabel,
  onPick,
  ...props
}: CalendarDayProps) {
  const name = formatFullDate(day, dateStyle);
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      aria-selected={range !== null && !isPreview}
      data-slot="calendar-cell"
      data-selected={range === null || isPreview ? undefined : ''}
      data-range={range ?? undefined}
      data-preview={isPreview ? '' : undefined}
      className="sb-calendar-cell"
      style={{ gridColumnStart: column }}
    >
      <button
        type="button"
        {...props}
        aria-label={range === null || isPreview ? name : selectedLabel(name)}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isUnavailable || undefined}
        data-slot="calendar-day"
        data-day={day}
        data-today={isToday ? '' : undefined}
        className="sb-calendar-day"
        onClick={() => {
          if (!isUnavailable) onPick(day);
        }}
      >
        {formatDayNumber(day, dateStyle)}
      </button>
    </div>
  );
}

interface CalendarDayProps extends ComponentProps<'button'> {
  readonly day: Day;
  /** Grid column of the day, from 1 to 7. */
  readonly column: number;
  readonly dateStyle: DateStyle;
  /** Position of the day in the selected range: `only` in a one-day range, null outside the range. */
  readonly range: 'start' | 'inside' | 'end' | 'only' | null;
  /** True if the day is in the preview of an unfinished range. */
  readonly isPreview: boolean;
  readonly isToday: boolean;
  readonly isUnavailable: boolean;
  readonly selectedLabel: (day: string) => string;
  readonly onPick: (day: Day) => void;
}
