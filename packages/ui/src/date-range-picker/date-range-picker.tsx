import * as Dialog from '@radix-ui/react-dialog';
import * as Popover from '@radix-ui/react-popover';
import { useState } from 'react';
import { useNow } from '../calendar/internal.ts';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { useNarrowScreen } from '../internals/use-narrow-screen.ts';
import { dateRangePickerLabels } from './date-range-picker.labels.ts';
import { RangeLayer } from './range-layer.tsx';
import { RangePanel } from './range-panel.tsx';
import { RangeText } from './range-text.tsx';
import { RangeTrigger } from './range-trigger.tsx';
import { isSameRange, resolveDays } from './range-value.ts';
import { useRangeDraft } from './use-range-draft.ts';
import type { DateRangePickerProps } from './date-range-picker.types.ts';
import type { DateRangeValue } from './range-value.ts';

/**
 * Selects a range of days: a named preset, or custom days that the user types or picks in a calendar. Changes
 * take effect only when applied. An invalid range shows the reason and keeps the typed text.
 *
 * Renders a `<button>` that opens a panel: a popover, or a full-screen dialog on phones. Style it through
 * `[data-slot=date-range-trigger]`, `[data-slot=date-range-panel]`, `[data-state]` and `[data-invalid]`.
 *
 * Its size is 35.8 kB (esbuild, min+gzip), including 25.7 kB of Radix dialog and popover code that most pages
 * load anyway. The equivalent of react-aria-components is 76.9 kB. The calendar is smaller than 5 kB, so it
 * is not a lazy chunk, which could fail to load. Importing only `resolveRange` costs 0.9 kB.
 */
export function DateRangePicker({
  value,
  defaultValue = { preset: 'yesterday' },
  onValueChange,
  timeZone,
  now,
  locale,
  nativeDigits = false,
  min,
  max,
  maxDays,
  name,
  labels: labelOverrides,
  ...props
}: DateRangePickerProps) {
  const labels = { ...dateRangePickerLabels, ...labelOverrides };
  const isNarrow = useNarrowScreen();
  const [isOpen, setOpen] = useState(false);
  const [currentTime, refreshTime] = useNow(now);
  const [selectedValue, setSelectedValue] = useControllableState<DateRangeValue>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const clock = { now: currentTime, timeZone };
  const dateStyle = { locale, nativeDigits };
  const limits = { min, max, maxDays };
  const draft = useRangeDraft({ value: selectedValue, locale, limits, ...clock });
  const span = resolveDays(selectedValue, clock);
  const Layer = isNarrow ? Dialog : Popover;
  const formValue =
    'preset' in selectedValue ? selectedValue.preset : `${selectedValue.from}/${selectedValue.to}`;

  return (
    <Layer.Root
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) return;
        refreshTime();
        draft.reset();
      }}
    >
      <Layer.Trigger asChild>
        <RangeTrigger
          {...props}
          label={labels.dateRange}
          name={name === undefined ? null : { name, value: formValue }}
          choice={'preset' in selectedValue ? labels.presets[selectedValue.preset] : null}
          rangeText={<RangeText span={span} dateStyle={dateStyle} />}
        />
      </Layer.Trigger>
      <RangeLayer isNarrow={isNarrow} title={labels.dateRange} closeLabel={labels.close}>
        {(heading) => (
          <RangePanel
            {...{ draft, clock, dateStyle, limits, heading }}
            labels={labels}
            onApply={(next) => {
              setOpen(false);
              if (!isSameRange(next, selectedValue)) setSelectedValue(next);
            }}
          />
        )}
      </RangeLayer>
    </Layer.Root>
  );
}
