import { useId, useState } from 'react';
import { useFieldControl } from '../field/use-field-control.ts';
import { cn } from '../internals/cn.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { calendarLabels } from './calendar.labels.ts';
import { monthName } from './date-names.ts';
import { addDays, addMonths, startOfMonth } from './day.ts';
import { firstWeekdayOf } from './first-weekday.ts';
import { useCalendarCursor } from './use-calendar-cursor.ts';
import { useNow } from './use-now.ts';
import { dayOf } from './zone.ts';
import type { CalendarBaseProps, DayRange } from './calendar.types.ts';
import type { Day } from './day.ts';

/** The month view of both calendars. It marks `selectedRange`. Renders a `<div role="group">`. */
export function CalendarBody({
  chosen,
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
  labels,
  className,
  ...props
}: CalendarBodyProps) {
  const words = { ...calendarLabels, ...labels };
  const dates = { locale, nativeDigits };
  const titleId = useId();
  const control = useFieldControl({ ...props, disabled });
  const isOff = control.disabled === true;
  const today = dayOf(useNow(now)[0], timeZone);
  const firstWeekday = firstWeekdayOf(locale);
  const anchor = chosen?.to ?? chosen?.from ?? null;
  const { cursor, setCursor, grid, turn, onKeyDown } = useCalendarCursor({
    anchor,
    today,
    min,
    max,
    firstWeekday,
  });
  const [hovered, setHovered] = useState<Day | null>(null);
  const month = startOfMonth(cursor);

  return (
    <div
      role="group"
      aria-label={words.calendar}
      {...props}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      data-slot="calendar"
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={isOff ? '' : undefined}
      className={cn('sb-calendar', className)}
    >
      {name !== undefined && chosen && (
        <input
          type="hidden"
          name={name}
          value={isRange ? `${chosen.from}/${chosen.to ?? ''}` : chosen.from}
          disabled={isOff}
        />
      )}
      <CalendarHead
        titleId={titleId}
        title={monthName(month, dates)}
        labels={words}
        isFirst={min !== undefined && month <= min}
        isLast={max !== undefined && addDays(addMonths(month, 1), -1) >= max}
        disabled={isOff}
        onTurn={turn}
      />
      <CalendarGrid
        ref={grid}
        aria-labelledby={titleId}
        aria-multiselectable={isRange || undefined}
        onKeyDown={onKeyDown}
        onPointerLeave={() => {
          setHovered(null);
        }}
        {...{ month, dates, firstWeekday, today, chosen, onPick }}
        cursor={cursor}
        towards={hovered ?? cursor}
        isUnavailable={(day) =>
          isOff ||
          (min !== undefined && day < min) ||
          (max !== undefined && day > max) ||
          (isDayDisabled?.(day) ?? false)
        }
        selectedLabel={words.selected}
        onReach={setCursor}
        onHover={setHovered}
      />
    </div>
  );
}

interface CalendarBodyProps extends CalendarBaseProps {
  readonly chosen: DayRange | null;
  readonly isRange: boolean;
  readonly onPick: (day: Day) => void;
}
