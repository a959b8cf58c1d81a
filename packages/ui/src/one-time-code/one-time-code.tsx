import { FieldError } from '../field/field-error.tsx';
import { FieldHint } from '../field/field-hint.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldRoot } from '../field/field-root.tsx';
import { OneTimeCodeInput } from './one-time-code-input.tsx';
import type { ReactNode } from 'react';
import type { OneTimeCodeInputProps } from './one-time-code-input.tsx';

/**
 * A labelled code from a message, with its hint, its error and a place for what resends it. Renders the field's
 * `<div>`; `className` belongs to it, all else to the `<input>`.
 */
export function OneTimeCode({
  label,
  note,
  hint,
  error,
  resend,
  className,
  required = false,
  disabled = false,
  id,
  ...props
}: OneTimeCodeProps) {
  return (
    <FieldRoot controlId={id} required={required} disabled={disabled} className={className}>
      <FieldLabel note={note}>{label}</FieldLabel>
      {hint && <FieldHint>{hint}</FieldHint>}
      <OneTimeCodeInput {...props} />
      {error && <FieldError>{error}</FieldError>}
      {resend && (
        <div data-slot="one-time-code-resend" className="sb-code-resend">
          {resend}
        </div>
      )}
    </FieldRoot>
  );
}

export interface OneTimeCodeProps extends OneTimeCodeInputProps {
  readonly label: ReactNode;
  /** A word after the label. */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong; the field is invalid while there is something to say. */
  readonly error?: ReactNode;
  /** How to get another code: a button, or when one may be asked for. */
  readonly resend?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}
