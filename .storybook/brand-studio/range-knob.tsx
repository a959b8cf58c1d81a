import { Field } from '../../packages/ui/src/field/index.ts';
import { Knob } from './knob.tsx';
import type { KnobProps } from './knob.tsx';

/** Edits a number of a brand draft with a slider. */
export function RangeKnob({ value, bounds, step, format = String, onValueChange, ...knob }: RangeKnobProps) {
  const [min, max] = bounds;
  return (
    <Knob {...knob} value={format(value)}>
      <Field.Control>
        <input
          type="range"
          className="min-h-6 w-full cursor-pointer accent-accent"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={({ target }) => {
            onValueChange(Number(target.value));
          }}
        />
      </Field.Control>
    </Knob>
  );
}

interface RangeKnobProps extends Omit<KnobProps, 'children' | 'value' | 'error'> {
  readonly value: number;
  readonly bounds: readonly [number, number];
  readonly step: number;
  readonly format?: (value: number) => string;
  readonly onValueChange: (value: number) => void;
}
