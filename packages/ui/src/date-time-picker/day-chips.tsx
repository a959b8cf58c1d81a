import { useId } from 'react';
import { dateFormat, formatDayAndMonth, formatFullDate, utcMidnight } from '../calendar/internal.ts';
import { addDays } from '../calendar/index.ts';
import type { DateStyle } from '../calendar/internal.ts';
import type { Day } from '../calendar/index.ts';
import type { DateTimePickerLabels } from './date-time-picker.labels.ts';
import type { SlotDay } from './slots.ts';

/**
 * The days as chips. A day without times is disabled. Renders a `<div role="radiogroup">` of native radios.
 */
export function DayChips({ days, shownDay, today, dateStyle, disabled, labels, onPick }: DayChipsProps) {
  const name = useId();
  const relativeName = (day: Day) => {
    if (day === today) return labels.today;
    return day === addDays(today, 1) ? labels.tomorrow : null;
  };
  const weekdayOf = (day: Day) =>
    dateFormat(dateStyle, { weekday: 'long', timeZone: 'UTC' }).format(utcMidnight(day));

  return (
    <div role="radiogroup" aria-label={labels.day} data-slot="date-time-days" className="sb-day-chips">
      {days.map(({ day, slots }) => (
        <label key={day} data-slot="date-time-day" className="sb-day-chip">
          <input
            type="radio"
            name={name}
            value={day}
            // The full date contains the weekday.
            aria-label={[relativeName(day), formatFullDate(day, dateStyle)].filter(Boolean).join(', ')}
            checked={day === shownDay}
            disabled={disabled || slots.length === 0}
            onChange={() => {
              onPick(day);
            }}
            className="sr-only"
          />
          <span className="sb-day-chip-title">{relativeName(day) ?? weekdayOf(day)}</span>
          <bdi className="sb-day-chip-date">{formatDayAndMonth(day, dateStyle)}</bdi>
        </label>
      ))}
    </div>
  );
}

interface DayChipsProps {
  readonly days: readonly SlotDay[];
  readonly shownDay: Day | undefined;
  readonly today: Day;
  readonly dateStyle: DateStyle;
  readonly disabled: boolean;
  readonly labels: DateTimePickerLabels;
  readonly onPick: (day: Day) => void;
}
