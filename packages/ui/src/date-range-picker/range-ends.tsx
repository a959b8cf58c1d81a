import { useId } from 'react';
import { Calendar } from '../calendar/calendar.tsx';
import { useCoarsePointer } from '../internals/use-coarse-pointer.ts';
import { dayOf } from '../calendar/zone.ts';
import { AlertIcon } from '../icon/alert-icon.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { complaintText } from './range-complaint.ts';
import { typedDay } from './typed-day.ts';
import type { DateStyle } from '../calendar/date-names.ts';
import type { DateRangeLimits } from './check-range.ts';
import type { DateRangePickerLabels } from './date-range-picker.labels.ts';
import type { DateRangeClock } from './range-value.ts';
import type { RangeDraft } from './use-range-draft.ts';

/**
 * Inputs for both ends of a custom range, and a calendar to pick them. Touch devices get native date inputs.
 * Renders a `<div>`.
 */
export function RangeEnds({ draft, clock, dates, limits, labels }: RangeEndsProps) {
  const errorId = useId();
  const isCoarse = useCoarsePointer();
  const today = dayOf(clock.now, clock.timeZone);
  const { complaint, days } = draft;
  const isInOrder = days.from !== null && (days.to === null || days.from <= days.to);

  const end = (which: 'from' | 'to') => (
    <TextField
      {...(isCoarse
        ? { type: 'date', value: days[which] ?? '', min: limits.min, max: limits.max }
        : {
            value: draft[which],
            dir: 'ltr',
            inputMode: 'numeric',
            placeholder: typedDay(today, dates.locale),
          })}
      label={labels[which]}
      name={which}
      autoComplete="off"
      aria-invalid={complaint?.at === which}
      aria-describedby={complaint?.at === which ? errorId : undefined}
      onValueChange={(text) => {
        draft.type(which, text);
      }}
      onBlur={() => {
        draft.tidy(which);
      }}
    />
  );

  return (
    <div data-slot="date-range-custom" className="sb-range-ends">
      <div className="sb-range-fields">
        {end('from')}
        {end('to')}
      </div>
      {complaint && (
        <p id={errorId} role="alert" data-slot="date-range-error" className="sb-field-error">
          <AlertIcon size={16} />
          <span>
            {complaintText({ problem: complaint, text: draft[complaint.at], example: today, dates, labels })}
          </span>
        </p>
      )}
      <Calendar
        mode="range"
        {...dates}
        {...clock}
        min={limits.min}
        max={limits.max}
        labels={labels.calendar}
        value={isInOrder && days.from !== null ? { from: days.from, to: days.to } : null}
        onValueChange={draft.pick}
      />
    </div>
  );
}

interface RangeEndsProps {
  readonly draft: RangeDraft;
  readonly clock: DateRangeClock;
  readonly dates: DateStyle;
  readonly limits: DateRangeLimits;
  readonly labels: DateRangePickerLabels;
}
