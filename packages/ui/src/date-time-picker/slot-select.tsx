import { slotTime } from './slots.ts';
import type { SlotTimesProps } from './slot-times.types.ts';

/** The times of a day in the platform's own list, which fingers know. Renders a `<select>`. */
export function SlotSelect({ day, value, timeZone, dates, onPick, placeholder, ...props }: SlotSelectProps) {
  const isOfDay = value !== null && day.slots.includes(value);
  return (
    <select
      {...props}
      data-slot="date-time-select"
      data-empty={isOfDay ? undefined : ''}
      className="sb-slot-select"
      value={isOfDay ? String(value) : ''}
      onChange={(event) => {
        onPick(Number(event.currentTarget.value));
      }}
    >
      <option value="" disabled hidden>
        {placeholder}
      </option>
      {day.slots.map((slot) => (
        <option key={slot} value={slot}>
          {slotTime(slot, timeZone, dates)}
        </option>
      ))}
    </select>
  );
}

interface SlotSelectProps extends SlotTimesProps {
  /** While no time of this day is chosen. */
  readonly placeholder: string;
}
