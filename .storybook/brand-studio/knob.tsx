import { Field } from '../../packages/ui/src/field/index.ts';
import type { ReactNode } from 'react';

/** A labelled control for one value, with a button that restores the derived value. */
export function Knob({ label, value, hint, error, onDerive, children }: KnobProps) {
  return (
    <div className="relative">
      <Field.Root>
        <Field.Label note={<span className={onDerive ? 'pe-16 tabular-nums' : 'tabular-nums'}>{value}</span>}>
          {label}
        </Field.Label>
        {hint && <Field.Hint className="text-xs">{hint}</Field.Hint>}
        {children}
        {error && <Field.Error>{error}</Field.Error>}
      </Field.Root>
      {onDerive && (
        <button
          type="button"
          aria-label={`Derive ${label.toLocaleLowerCase('en')} again`}
          onClick={onDerive}
          className="absolute end-0 -top-0.5 min-h-6 cursor-pointer rounded-tag border-0 bg-accent-subtle px-2 text-xs font-strong text-on-accent-subtle hover:underline"
        >
          Derive
        </button>
      )}
    </div>
  );
}

export interface KnobProps {
  readonly label: string;
  /** The current value, shown at the end of the label line. */
  readonly value?: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Restores the derived value. Set only while the value is overridden. */
  readonly onDerive?: (() => void) | undefined;
  readonly children: ReactNode;
}
