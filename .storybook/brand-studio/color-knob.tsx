import { useState } from 'react';
import { Field } from '../../packages/ui/src/field/index.ts';
import { patterns } from './draft.ts';
import { Knob } from './knob.tsx';
import type { KnobProps } from './knob.tsx';

/** `0B6B50`, `#0b6b50` and `#abc` as `#rrggbb`; null for what is no such colour. */
function colorOf(text: string): string | null {
  const digits = text.trim().toLowerCase().replace(/^#/, '');
  const color = `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
  return patterns.color.test(color) ? color : null;
}

/** A colour from the system's picker or as digits; both are one value. */
export function ColorKnob({ value, onValueChange, ...knob }: ColorKnobProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  return (
    <Knob {...knob} error={colorOf(text) === null ? 'Six digits from 0 to f, such as #0b6b50.' : undefined}>
      <div className="flex items-stretch gap-2">
        <input
          type="color"
          aria-label={`${knob.label}, picker`}
          className="min-h-control-sm w-12 shrink-0 cursor-pointer rounded-control border border-solid border-border-strong bg-surface p-1"
          value={value.slice(0, 7)}
          onChange={({ target }) => {
            setTyped(null);
            onValueChange(target.value);
          }}
        />
        <Field.Control>
          <input
            className="min-h-control-sm w-full min-w-0 rounded-control border border-solid border-border-strong bg-surface px-3 font-mono text-md text-text"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={text}
            onChange={({ target }) => {
              setTyped(target.value);
              const color = colorOf(target.value);
              if (color !== null) onValueChange(color);
            }}
            onBlur={() => {
              setTyped(null);
            }}
          />
        </Field.Control>
      </div>
    </Knob>
  );
}

interface ColorKnobProps extends Omit<KnobProps, 'children' | 'value' | 'error'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}
