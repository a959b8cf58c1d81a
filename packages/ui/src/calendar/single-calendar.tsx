import { useControllableState } from '../internals/use-controllable-state.ts';
import { CalendarBody } from './calendar-body.tsx';
import type { Day } from './day.ts';
import type { SingleCalendarProps } from './calendar.types.ts';

/** A calendar that selects one day. See `Calendar`. */
export function SingleCalendar({
  mode: _mode,
  value,
  defaultValue,
  onValueChange,
  ...props
}: SingleCalendarProps) {
  const [selectedDay, setSelectedDay] = useControllableState<Day | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: (day) => {
      if (day !== null) onValueChange?.(day);
    },
  });
  return (
    <CalendarBody
      {...props}
      selectedRange={selectedDay === null ? null : { from: selectedDay, to: selectedDay }}
      isRange={false}
      onPick={setSelectedDay}
    />
  );
}
