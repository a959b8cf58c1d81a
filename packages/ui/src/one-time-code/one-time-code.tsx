import { FieldError, FieldHint, FieldLabel, FieldRoot } from '../field/internal.ts';
import { OneTimeCodeInput } from './one-time-code-input.tsx';
import type { ReactNode } from 'react';
import type { OneTimeCodeInputProps } from './one-time-code-input.tsx';

/**
 * A field for a code received by message, with a label, hint, error and a slot for resending the code.
 * Renders the field's `<div>`, which receives `className`. The `<input>` receives all other props.
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
  /** Short text after the label, such as “optional”. */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  /** Error message. The field is invalid while it is set. */
  readonly error?: ReactNode;
  /** A button that resends the code, or text that says when the user can request another. */
  readonly resend?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}
