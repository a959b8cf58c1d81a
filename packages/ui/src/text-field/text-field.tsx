import { FieldError } from '../field/field-error.tsx';
import { FieldHint } from '../field/field-hint.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldRoot } from '../field/field-root.tsx';
import { Input } from './input.tsx';
import type { ReactNode } from 'react';
import type { InputProps } from './input.tsx';

/**
 * A labelled line of text with its hint and error: the ready-made composition of `Field` and `Input`.
 * Renders the field's `<div>`; `className` and `data-slot="text-field"` belong to it, all else to the `<input>`.
 */
export function TextField({
  label,
  note,
  hint,
  error,
  className,
  required,
  disabled,
  id,
  ...props
}: TextFieldProps) {
  return (
    <FieldRoot controlId={id} required={required ?? false} disabled={disabled ?? false} className={className}>
      <FieldLabel note={note}>{label}</FieldLabel>
      {hint && <FieldHint>{hint}</FieldHint>}
      <Input {...props} />
      {error && <FieldError>{error}</FieldError>}
    </FieldRoot>
  );
}

export interface TextFieldProps extends InputProps {
  readonly label: ReactNode;
  /** A word after the label, such as "optional". */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong; the field is invalid while there is something to say. */
  readonly error?: ReactNode;
}
