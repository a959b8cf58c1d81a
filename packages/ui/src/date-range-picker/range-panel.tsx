import { Button } from '../button/button.tsx';
import { countDays } from '../calendar/day.ts';
import { FieldContext } from '../field/field-context.ts';
import { RangeEnds } from './range-ends.tsx';
import { RangePresets } from './range-presets.tsx';
import type { FormEvent, ReactNode } from 'react';
import type { DateStyle } from '../calendar/date-names.ts';
import type { DateRangeLimits } from './check-range.ts';
import type { DateRangePickerLabels } from './date-range-picker.labels.ts';
import type { DateRangeClock, DateRangeValue } from './range-value.ts';
import type { RangeDraft } from './use-range-draft.ts';

/** Presets first, both ends of a custom range after them. Renders a `<form>` of its own, whatever it stands in. */
export function RangePanel({ draft, clock, dates, limits, labels, heading, onApply }: RangePanelProps) {
  const isCustom = draft.choice === 'custom';
  const { from, to } = draft.days;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Events pass the portal: a form around the picker must not be sent.
    event.stopPropagation();
    const taken = draft.take();
    if (taken) onApply(taken);
    else if (draft.problem) {
      const wrong = event.currentTarget.elements.namedItem(draft.problem.at);
      if (wrong instanceof HTMLElement) wrong.focus();
    }
  };

  return (
    // The field around the picker belongs to the trigger, not to what stands in here.
    <FieldContext value={null}>
      <form noValidate data-slot="date-range-form" className="sb-range-form" onSubmit={submit}>
        {heading}
        <div className="sb-range-body">
          <RangePresets
            choice={draft.choice}
            {...{ clock, dates, labels }}
            onChoose={draft.choose}
            onApply={(preset) => {
              onApply({ preset });
            }}
          />
          {isCustom && <RangeEnds {...{ draft, clock, dates, limits, labels }} />}
        </div>
        <div className="sb-range-foot">
          <span role="status" className="sb-range-count">
            {isCustom && draft.problem === null && from && to && labels.days(countDays(from, to))}
          </span>
          <Button type="submit">{labels.apply}</Button>
        </div>
      </form>
    </FieldContext>
  );
}

interface RangePanelProps {
  readonly draft: RangeDraft;
  readonly clock: DateRangeClock;
  readonly dates: DateStyle;
  readonly limits: DateRangeLimits;
  readonly labels: DateRangePickerLabels;
  /** What stands above: the title and the cross of a full screen. */
  readonly heading?: ReactNode;
  readonly onApply: (value: DateRangeValue) => void;
}
