import { useState, type ReactNode } from 'react';
import { FieldError, FieldHint, FieldLabel, FieldRoot } from '../field/internal.ts';
import { Input } from '../text-field/index.ts';
import type { TextFieldProps } from '../text-field/index.ts';
import { passwordRevealLabels } from './password-reveal.labels.ts';
import { PasswordReveal } from './password-reveal.tsx';
import type { PasswordFieldLabels } from './password-field.labels.ts';

/**
 * A labelled password input with a button that reveals the password. Supports pasting and password managers.
 * Renders the field's `<div>`. Use `NewPasswordField` where the user chooses a new password.
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
  labels: labelOverrides,
  ...props
}: PasswordFieldProps) {
  const labels = { ...passwordRevealLabels, ...labelOverrides };
  const [isRevealed, setRevealed] = useState(false);

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
        type={isRevealed ? 'text' : 'password'}
        endSlot={
          <PasswordReveal
            revealed={isRevealed}
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
  /** Content below the input and its error. */
  readonly footer?: ReactNode;
  /** Overrides the English default texts. */
  readonly labels?: Partial<PasswordFieldLabels>;
}
