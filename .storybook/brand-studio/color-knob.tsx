import { useState } from 'react';
import { Field } from '../../packages/ui/src/field/index.ts';
import { patterns } from './draft.ts';
import { Knob } from './knob.tsx';
import type { KnobProps } from './knob.tsx';

/**
 * Normalizes a hex colour such as `0B6B50` or `#abc` to `#rrggbb`. Returns null if the text is not a hex
 * colour.
 */
function parseHexColor(text: string): string | null {
  const digits = text.trim().toLowerCase().replace(/^#/, '');
  const color = `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
  return patterns.color.test(color) ? color : null;
}

/** Edits a colour with the system colour picker or as hex digits. */
export function ColorKnob({ value, onValueChange, ...knob }: ColorKnobProps) {
  const [typedText, setTypedText] = useState<string | null>(null);
  const text = typedText ?? value;
  return (
    <Knob
      {...knob}
      error={parseHexColor(text) === null ? 'Six digits from 0 to f, such as #0b6b50.' : undefined}
    >
      <div className="flex items-stretch gap-2">
        <input
          type="color"
          aria-label={`${knob.label}, picker`}
          className="min-h-control-sm w-12 shrink-0 cursor-pointer rounded-control border border-solid border-border-strong bg-surface p-1"
          value={value.slice(0, 7)}
          onChange={({ target }) => {
            setTypedText(null);
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
              setTypedText(target.value);
              const color = parseHexColor(target.value);
              if (color !== null) onValueChange(color);
            }}
            onBlur={() => {
              setTypedText(null);
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
