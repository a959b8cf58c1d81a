import { useId, useState } from 'react';
import { useFieldControl } from '../field/index.ts';
import { cn } from '../internals/cn.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { calendarLabels } from './calendar.labels.ts';
import { formatMonth } from './date-names.ts';
import { addDays, addMonths, startOfMonth } from './day.ts';
import { firstWeekdayOf } from './first-weekday.ts';
import { useCalendarCursor } from './use-calendar-cursor.ts';
import { useNow } from './use-now.ts';
import { dayOf } from './zone.ts';
import type { CalendarBaseProps, DayRange } from './calendar.types.ts';
import type { Day } from './day.ts';

/** The month view shared by `SingleCalendar` and `RangeCalendar`. Renders a `<div role="group">`. */
export function CalendarBody({
  selectedRange,
  isRange,
  onPick,
  locale,
  nativeDigits = false,
  timeZone,
  now,
  min,
  max,
  isDayDisabled,
  disabled,
  name,
  labels: labelOverrides,
  className,
  ...props
}: CalendarBodyProps) {
  const labels = { ...calendarLabels, ...labelOverrides };
  const dateStyle = { locale, nativeDigits };
  const titleId = useId();
  const control = useFieldControl({ ...props, disabled });
  const isDisabled = control.disabled === true;
  const today = dayOf(useNow(now)[0], timeZone);
  const firstWeekday = firstWeekdayOf(locale);
  const anchor = selectedRange?.to ?? selectedRange?.from ?? null;
  const { cursor, setCursor, gridRef, changeMonth, onKeyDown } = useCalendarCursor({
    anchor,
    today,
    min,
    max,
    firstWeekday,
  });
  const [hoveredDay, setHoveredDay] = useState<Day | null>(null);
  const month = startOfMonth(cursor);

  return (
    <div
      role="group"
      aria-label={labels.calendar}
      {...props}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      data-slot="calendar"
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      className={cn('sb-calendar', className)}
    >
      {name !== undefined && selectedRange && (
        <input
          type="hidden"
          name={name}
          value={isRange ? `${selectedRange.from}/${selectedRange.to ?? ''}` : selectedRange.from}
          disabled={isDisabled}
        />
      )}
      <CalendarHead
        titleId={titleId}
        title={formatMonth(month, dateStyle)}
        labels={labels}
        isFirst={min !== undefined && month <= min}
        isLast={max !== undefined && addDays(addMonths(month, 1), -1) >= max}
        disabled={isDisabled}
        onMonthChange={changeMonth}
      />
      <CalendarGrid
        ref={gridRef}
        aria-labelledby={titleId}
        aria-multiselectable={isRange || undefined}
        onKeyDown={onKeyDown}
        onPointerLeave={() => {
          setHoveredDay(null);
        }}
        {...{ month, dateStyle, firstWeekday, today, selectedRange, onPick }}
        cursor={cursor}
        previewEnd={hoveredDay ?? cursor}
        isUnavailable={(day) =>
          isDisabled ||
          (min !== undefined && day < min) ||
          (max !== undefined && day > max) ||
          (isDayDisabled?.(day) ?? false)
        }
        selectedLabel={labels.selected}
        onDayFocus={setCursor}
        onDayHover={setHoveredDay}
      />
    </div>
  );
}

interface CalendarBodyProps extends CalendarBaseProps {
  readonly selectedRange: DayRange | null;
  readonly isRange: boolean;
  readonly onPick: (day: Day) => void;
}
