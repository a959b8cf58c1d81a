import { Button } from '../button/index.ts';
import { countDays } from '../calendar/index.ts';
import { FieldContext } from '../field/internal.ts';
import type { DateStyle } from '../calendar/internal.ts';
import { CustomRange } from './custom-range.tsx';
import { RangePresets } from './range-presets.tsx';
import type { FormEvent, ReactNode } from 'react';
import type { DateRangeLimits } from './check-range.ts';
import type { DateRangePickerLabels } from './date-range-picker.labels.ts';
import type { DateRangeClock, DateRangeValue } from './range-value.ts';
import type { RangeDraft } from './use-range-draft.ts';

/**
 * The presets, followed by the inputs of a custom range. Renders a separate `<form>`, even inside another
 * form.
 */
export function RangePanel({ draft, clock, dateStyle, limits, labels, heading, onApply }: RangePanelProps) {
  const isCustom = draft.choice === 'custom';
  const { span } = draft;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through the portal and would also submit an outer form.
    event.stopPropagation();
    const value = draft.tryApply();
    if (value) onApply(value);
    else if (draft.problem) {
      const invalidInput = event.currentTarget.elements.namedItem(draft.problem.end);
      if (invalidInput instanceof HTMLElement) invalidInput.focus();
    }
  };

  return (
    // The surrounding field labels the trigger, not the controls inside the panel.
    <FieldContext value={null}>
      <form noValidate data-slot="date-range-form" className="sb-range-form" onSubmit={submit}>
        {heading}
        <div className="sb-range-body">
          <RangePresets
            choice={draft.choice}
            {...{ clock, dateStyle, labels }}
            onChoose={draft.choose}
            onApply={(preset) => {
              onApply({ preset });
            }}
          />
          {isCustom && <CustomRange {...{ draft, clock, dateStyle, limits, labels }} />}
        </div>
        <div className="sb-range-foot">
          <span role="status" className="sb-range-count">
            {isCustom && span && labels.days(countDays(span.from, span.to))}
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
  readonly dateStyle: DateStyle;
  readonly limits: DateRangeLimits;
  readonly labels: DateRangePickerLabels;
  /** Shown at the top: the title and the close button of the full-screen dialog. */
  readonly heading?: ReactNode;
  readonly onApply: (value: DateRangeValue) => void;
}
