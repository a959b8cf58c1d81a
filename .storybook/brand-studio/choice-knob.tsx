import { Field } from '../../packages/ui/src/field/index.ts';
import { Knob } from './knob.tsx';
import type { KnobProps } from './knob.tsx';

/** Selects one of a few values of a brand draft. */
export function ChoiceKnob<Value extends string>({
  value,
  choices,
  onValueChange,
  ...knob
}: ChoiceKnobProps<Value>) {
  return (
    <Knob {...knob}>
      <Field.Control>
        <select
          className="min-h-control-sm w-full cursor-pointer rounded-control border border-solid border-border-strong bg-surface px-3 text-md text-text"
          value={value}
          onChange={({ target }) => {
            const selected = choices.find(([candidate]) => candidate === target.value);
            if (selected) onValueChange(selected[0]);
          }}
        >
          {choices.map(([choice, title]) => (
            <option key={choice} value={choice}>
              {title}
            </option>
          ))}
        </select>
      </Field.Control>
    </Knob>
  );
}

interface ChoiceKnobProps<Value extends string> extends Omit<KnobProps, 'children' | 'value' | 'error'> {
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onValueChange: (value: Value) => void;
}
