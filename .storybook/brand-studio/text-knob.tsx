import { useState } from 'react';
import { Field } from '../../packages/ui/src/field/index.ts';
import { Knob } from './knob.tsx';
import type { KnobProps } from './knob.tsx';

/** A line of text that is taken over as soon as it makes sense; what makes none stays to be corrected. */
export function TextKnob({ value, pattern, refusal, onValueChange, ...knob }: TextKnobProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  return (
    <Knob {...knob} error={pattern.test(text) ? undefined : refusal}>
      <Field.Control>
        <input
          className="min-h-control-sm w-full rounded-control border border-solid border-border-strong bg-surface px-3 text-md text-text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            if (pattern.test(target.value)) onValueChange(target.value);
          }}
          onBlur={() => {
            setTyped(null);
          }}
        />
      </Field.Control>
    </Knob>
  );
}

interface TextKnobProps extends Omit<KnobProps, 'children' | 'value' | 'error'> {
  readonly value: string;
  readonly pattern: RegExp;
  /** What is said of a text that does not match. */
  readonly refusal: string;
  readonly onValueChange: (value: string) => void;
}
