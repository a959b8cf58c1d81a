import * as Dialog from '@radix-ui/react-dialog';
import * as Popover from '@radix-ui/react-popover';
import { useState } from 'react';
import { useNow } from '../calendar/use-now.ts';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { useNarrowScreen } from '../internals/use-narrow-screen.ts';
import { dateRangePickerLabels } from './date-range-picker.labels.ts';
import { RangeLayer } from './range-layer.tsx';
import { RangePanel } from './range-panel.tsx';
import { RangeText } from './range-text.tsx';
import { RangeTrigger } from './range-trigger.tsx';
import { isSameRange, spanOf } from './range-value.ts';
import { useRangeDraft } from './use-range-draft.ts';
import type { DateRangePickerProps } from './date-range-picker.types.ts';
import type { DateRangeValue } from './range-value.ts';

/**
 * Selects a range of days: a named preset, or typed or picked days under 'custom'. Changes take effect only
 * when applied. An invalid range shows the reason and keeps the typed text.
 *
 * Renders a `<button>` that opens a panel: a popover, or a full-screen dialog on phones. Style it through
 * `[data-slot=date-range-trigger]`, `[data-slot=date-range-panel]`, `[data-state]` and `[data-invalid]`.
 *
 * Its size is 35.8 kB (esbuild, min+gzip). 25.7 kB of it are Radix layers that most pages load anyway. The
 * equivalent of react-aria-components is 76.9 kB. The calendar is below 5 kB: too little to justify a lazy
 * chunk, which could fail to load. Importing only `resolveRange` costs 0.9 kB.
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
  labels,
  ...props
}: DateRangePickerProps) {
  const words = { ...dateRangePickerLabels, ...labels };
  const isNarrow = useNarrowScreen();
  const [isOpen, setOpen] = useState(false);
  const [moment, refresh] = useNow(now);
  const [chosen, choose] = useControllableState<DateRangeValue>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const clock = { now: moment, timeZone };
  const dates = { locale, nativeDigits };
  const limits = { min, max, maxDays };
  const draft = useRangeDraft({ value: chosen, locale, limits, ...clock });
  const span = spanOf(chosen, clock);
  const Layer = isNarrow ? Dialog : Popover;
  const sent = 'preset' in chosen ? chosen.preset : `${chosen.from}/${chosen.to}`;

  return (
    <Layer.Root
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) return;
        refresh();
        draft.begin();
      }}
    >
      <Layer.Trigger asChild>
        <RangeTrigger
          {...props}
          label={words.dateRange}
          name={name === undefined ? null : { name, value: sent }}
          choice={'preset' in chosen ? words.presets[chosen.preset] : null}
          detail={<RangeText span={span} dates={dates} />}
        />
      </Layer.Trigger>
      <RangeLayer isNarrow={isNarrow} title={words.dateRange} closeLabel={words.close}>
        {(heading) => (
          <RangePanel
            {...{ draft, clock, dates, limits, heading }}
            labels={words}
            onApply={(next) => {
              setOpen(false);
              if (!isSameRange(next, chosen)) choose(next);
            }}
          />
        )}
      </RangeLayer>
    </Layer.Root>
  );
}
