import { useId } from 'react';
import { Calendar, dayOf } from '../calendar/index.ts';
import { AlertIcon } from '../icon/index.ts';
import { TextField } from '../text-field/index.ts';
import type { DateStyle } from '../calendar/internal.ts';
import { useCoarsePointer } from '../internals/use-coarse-pointer.ts';
import { problemText } from './range-problem-text.ts';
import { formatTypedDay } from './typed-day.ts';
import type { DateRangeLimits } from './check-range.ts';
import type { DateRangePickerLabels } from './date-range-picker.labels.ts';
import type { DateRangeClock } from './range-value.ts';
import type { RangeDraft } from './use-range-draft.ts';

/**
 * Text inputs and a calendar for both ends of a custom range. Touch devices get native date inputs. Renders a
 * `<div>`.
 */
export function CustomRange({ draft, clock, dateStyle, limits, labels }: CustomRangeProps) {
  const errorId = useId();
  const hasCoarsePointer = useCoarsePointer();
  const today = dayOf(clock.now, clock.timeZone);
  const { visibleProblem, days } = draft;
  const isInOrder = days.from !== null && (days.to === null || days.from <= days.to);

  // An empty last day is the first one.
  const exampleDays = { from: today, to: days.from ?? today };

  const renderInput = (end: 'from' | 'to') => (
    <TextField
      {...(hasCoarsePointer
        ? { type: 'date', value: days[end] ?? '', min: limits.min, max: limits.max }
        : {
            value: draft[end],
            dir: 'ltr',
            inputMode: 'numeric',
            placeholder: formatTypedDay(exampleDays[end], dateStyle.locale),
          })}
      label={labels[end]}
      name={end}
      autoComplete="off"
      aria-invalid={visibleProblem?.end === end}
      aria-describedby={visibleProblem?.end === end ? errorId : undefined}
      onValueChange={(text) => {
        draft.changeText(end, text);
      }}
      onBlur={() => {
        draft.normalize(end);
      }}
    />
  );

  return (
    <div data-slot="date-range-custom" className="sb-range-ends">
      <div className="sb-range-fields">
        {renderInput('from')}
        {renderInput('to')}
      </div>
      {visibleProblem && (
        <p id={errorId} role="alert" data-slot="date-range-error" className="sb-field-error">
          <AlertIcon size={16} />
          <span>
            {problemText({
              problem: visibleProblem,
              text: draft[visibleProblem.end],
              example: today,
              dateStyle,
              labels,
            })}
          </span>
        </p>
      )}
      <Calendar
        mode="range"
        {...dateStyle}
        {...clock}
        min={limits.min}
        max={limits.max}
        labels={labels.calendar}
        value={isInOrder && days.from !== null ? { from: days.from, to: days.to } : null}
        onValueChange={draft.pickDays}
      />
    </div>
  );
}

interface CustomRangeProps {
  readonly draft: RangeDraft;
  readonly clock: DateRangeClock;
  readonly dateStyle: DateStyle;
  readonly limits: DateRangeLimits;
  readonly labels: DateRangePickerLabels;
}
