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
  const [chosen, choose] = useControllableState<Day | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: (day) => {
      if (day !== null) onValueChange?.(day);
    },
  });
  return (
    <CalendarBody
      {...props}
      chosen={chosen === null ? null : { from: chosen, to: chosen }}
      isRange={false}
      onPick={choose}
    />
  );
}
