import { FieldError, FieldHint, FieldLabel, FieldRoot } from '../field/internal.ts';
import { Input } from './input.tsx';
import type { ReactNode } from 'react';
import type { HintPosition } from '../field/index.ts';
import type { InputProps } from './input.tsx';

/**
 * A labelled single-line text input with a hint and an error. Composes `Field` and `Input`.
 *
 * Renders the field's `<div>`, which receives `className`. The `<input>` receives all other props.
 */
export function TextField({
  label,
  note,
  hint,
  hintPosition,
  error,
  className,
  required,
  disabled,
  id,
  ...props
}: TextFieldProps) {
  return (
    <FieldRoot
      controlId={id}
      hintPosition={hintPosition}
      required={required ?? false}
      disabled={disabled ?? false}
      className={className}
    >
      <FieldLabel note={note}>{label}</FieldLabel>
      {hint && <FieldHint>{hint}</FieldHint>}
      <Input {...props} />
      {error && <FieldError>{error}</FieldError>}
    </FieldRoot>
  );
}

export interface TextFieldProps extends InputProps {
  readonly label: ReactNode;
  /** Short text after the label, such as “optional”. */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  readonly hintPosition?: HintPosition | undefined;
  /** Error message. The field is invalid while it is set. */
  readonly error?: ReactNode;
}
