import { useState } from 'react';
import { Field } from '../../packages/ui/src/field/index.ts';
import { Knob } from './knob.tsx';
import type { KnobProps } from './knob.tsx';

/** Edits a text. Applies it while it matches `pattern`, and otherwise shows an error below the field. */
export function TextKnob({ value, pattern, errorText, onValueChange, ...knob }: TextKnobProps) {
  const [typedText, setTypedText] = useState<string | null>(null);
  const text = typedText ?? value;
  return (
    <Knob {...knob} error={pattern.test(text) ? undefined : errorText}>
      <Field.Control>
        <input
          className="min-h-control-sm w-full rounded-control border border-solid border-border-strong bg-surface px-3 text-md text-text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setTypedText(target.value);
            if (pattern.test(target.value)) onValueChange(target.value);
          }}
          onBlur={() => {
            setTypedText(null);
          }}
        />
      </Field.Control>
    </Knob>
  );
}

interface TextKnobProps extends Omit<KnobProps, 'children' | 'value' | 'error'> {
  readonly value: string;
  readonly pattern: RegExp;
  /** Error message for a text that does not match `pattern`. */
  readonly errorText: string;
  readonly onValueChange: (value: string) => void;
}
