import { useId, useRef } from 'react';
import { RangeText } from './range-text.tsx';
import { dateRangePresets, resolveDays } from './range-value.ts';
import type { DateStyle } from '../calendar/internal.ts';
import type { DateRangePickerLabels } from './date-range-picker.labels.ts';
import type { DateRangeClock, DateRangePreset } from './range-value.ts';

/**
 * The presets and 'custom' as native radios. Arrow keys select and Enter applies. A press applies a preset
 * immediately. Renders a `<div role="radiogroup">`.
 */
export function RangePresets({ choice, clock, dateStyle, labels, onChoose, onApply }: RangePresetsProps) {
  const name = useId();
  const pressedValue = useRef<DateRangePreset | 'custom' | null>(null);
  const renderRadio = (value: DateRangePreset | 'custom') => (
    <input
      type="radio"
      name={name}
      value={value}
      checked={choice === value}
      onChange={() => {
        onChoose(value);
      }}
      onPointerDown={() => {
        pressedValue.current = value;
      }}
      onClick={() => {
        // Arrow keys also fire click events, which must not apply the preset. Only a press fires pointerdown
        // first.
        if (value !== 'custom' && pressedValue.current === value) onApply(value);
        pressedValue.current = null;
      }}
      className="sb-radio-card-input sb-range-radio"
    />
  );

  return (
    <div
      role="radiogroup"
      aria-label={labels.dateRange}
      data-slot="date-range-presets"
      className="sb-range-presets"
    >
      {dateRangePresets.map((preset) => (
        <label key={preset} data-slot="date-range-preset" className="sb-range-preset">
          {renderRadio(preset)}
          <span className="sb-choice-text">
            <span className="sb-radio-card-title">{labels.presets[preset]}</span>
            <span className="sb-choice-description">
              <RangeText span={resolveDays({ preset }, clock)} dateStyle={dateStyle} />
            </span>
          </span>
        </label>
      ))}
      <label data-slot="date-range-preset" className="sb-range-preset">
        {renderRadio('custom')}
        <span className="sb-radio-card-title">{labels.custom}</span>
      </label>
    </div>
  );
}

interface RangePresetsProps {
  readonly choice: DateRangePreset | 'custom';
  readonly clock: DateRangeClock;
  readonly dateStyle: DateStyle;
  readonly labels: DateRangePickerLabels;
  readonly onChoose: (choice: DateRangePreset | 'custom') => void;
  readonly onApply: (preset: DateRangePreset) => void;
}
