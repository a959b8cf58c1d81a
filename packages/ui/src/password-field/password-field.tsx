import { useState, type ReactNode } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { FieldHint } from '../field/field-hint.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldRoot } from '../field/field-root.tsx';
import { Input } from '../text-field/input.tsx';
import { passwordFieldLabels } from './password-field.labels.ts';
import { PasswordReveal } from './password-reveal.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import type { PasswordFieldLabels } from './password-field.labels.ts';

/**
 * A labelled password with a button that shows it. Renders the field's `<div>`; pasting and password managers work.
 * For a password that is being chosen there is `NewPasswordField`.
 */
export function PasswordField({
  label,
  note,
  hint,
  error,
  footer,
  className,
  required = false,
  disabled = false,
  id,
  labels: given,
  ...props
}: PasswordFieldProps) {
  const labels = { ...passwordFieldLabels, ...given };
  const [revealed, setRevealed] = useState(false);

  return (
    <FieldRoot controlId={id} required={required} disabled={disabled} className={className}>
      <FieldLabel note={note}>{label}</FieldLabel>
      {hint && <FieldHint>{hint}</FieldHint>}
      <Input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...props}
        type={revealed ? 'text' : 'password'}
        endSlot={
          <PasswordReveal
            revealed={revealed}
            disabled={disabled}
            labels={labels}
            onRevealedChange={setRevealed}
          />
        }
      />
      {error && <FieldError>{error}</FieldError>}
      {footer}
    </FieldRoot>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot'> {
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** What stands below the field. */
  readonly footer?: ReactNode;
  /** What is left out is said in English. */
  readonly labels?: Partial<PasswordFieldLabels>;
}
