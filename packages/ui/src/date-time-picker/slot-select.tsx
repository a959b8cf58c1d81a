import { slotTime } from './slots.ts';
import type { SlotTimesProps } from './slot-times.types.ts';

/** The times of a day in a native list, which suits touch screens. Renders a `<select>`. */
export function SlotSelect({
  day,
  value,
  timeZone,
  dateStyle,
  onPick,
  placeholder,
  ...props
}: SlotSelectProps) {
  const isInDay = value !== null && day.slots.includes(value);
  return (
    <select
      {...props}
      data-slot="date-time-select"
      data-empty={isInDay ? undefined : ''}
      className="sb-slot-select"
      value={isInDay ? String(value) : ''}
      onChange={(event) => {
        onPick(Number(event.currentTarget.value));
      }}
    >
      <option value="" disabled hidden>
        {placeholder}
      </option>
      {day.slots.map((slot) => (
        <option key={slot} value={slot}>
          {slotTime(slot, timeZone, dateStyle)}
        </option>
      ))}
    </select>
  );
}

interface SlotSelectProps extends SlotTimesProps {
  /** Text of the empty option, shown while no time of this day is selected. */
  readonly placeholder: string;
}
