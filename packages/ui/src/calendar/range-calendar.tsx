import { useControllableState } from '../internals/use-controllable-state.ts';
import { CalendarBody } from './calendar-body.tsx';
import { extendRange } from './range-position.ts';
import type { DayRange, RangeCalendarProps } from './calendar.types.ts';

/** A calendar that selects a range of days. See `Calendar`. */
export function RangeCalendar({
  mode: _mode,
  value,
  defaultValue,
  onValueChange,
  ...props
}: RangeCalendarProps) {
  const [selectedRange, setSelectedRange] = useControllableState<DayRange | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: (range) => {
      if (range !== null) onValueChange?.(range);
    },
  });
  return (
    <CalendarBody
      {...props}
      selectedRange={selectedRange}
      isRange
      onPick={(day) => {
        setSelectedRange(extendRange(selectedRange, day));
      }}
    />
  );
}
