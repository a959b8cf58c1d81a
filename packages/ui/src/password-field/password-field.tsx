import { useState } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { FieldHint } from '../field/field-hint.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldRoot } from '../field/field-root.tsx';
import { EyeIcon } from '../icon/eye-icon.tsx';
import { EyeOffIcon } from '../icon/eye-off-icon.tsx';
import { Input } from '../text-field/input.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

/** Words of a password field. */
export interface PasswordFieldLabels {
  readonly reveal: string;
  readonly conceal: string;
}

const defaultLabels: PasswordFieldLabels = { reveal: 'Show password', conceal: 'Hide password' };

/**
 * A labelled password with a button that shows it. Renders the field's `<div>`; pasting and password
 * managers work, `autoComplete` should say `current-password` or `new-password`.
 */
export function PasswordField({
  label,
  note,
  hint,
  error,
  className,
  required = false,
  disabled = false,
  id,
  labels = defaultLabels,
  ...props
}: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const Eye = revealed ? EyeOffIcon : EyeIcon;
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
          <button
            type="button"
            data-slot="password-reveal"
            className="sb-input-button"
            aria-label={revealed ? labels.conceal : labels.reveal}
            aria-pressed={revealed}
            disabled={disabled}
            onClick={() => {
              setRevealed(!revealed);
            }}
          >
            <Eye />
          </button>
        }
      />
      {error && <FieldError>{error}</FieldError>}
    </FieldRoot>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot'> {
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly labels?: PasswordFieldLabels;
}
