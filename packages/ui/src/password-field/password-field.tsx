import { useId, useState } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { FieldHint } from '../field/field-hint.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldRoot } from '../field/field-root.tsx';
import { Input } from '../text-field/input.tsx';
import { passwordFieldLabels } from './password-field.labels.ts';
import { PasswordReveal } from './password-reveal.tsx';
import { rulesMet } from './password-rule.ts';
import { PasswordRules } from './password-rules.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import type { PasswordFieldLabels } from './password-field.labels.ts';
import type { PasswordRule } from './password-rule.ts';

const noRules: readonly PasswordRule[] = [];

/**
 * A labelled password with a button that shows it and, for a new one, the rules it has to meet, marked while it is
 * typed. Renders the field's `<div>`; pasting and password managers work, `autoComplete` should say
 * `current-password` or `new-password`.
 */
export function PasswordField({
  label,
  note,
  hint,
  error,
  rules = noRules,
  className,
  required = false,
  disabled = false,
  id,
  labels: given,
  ...props
}: PasswordFieldProps) {
  const rulesId = useId();
  const labels = { ...passwordFieldLabels, ...given };
  const [revealed, setRevealed] = useState(false);
  // Of a password that its owner does not hold, only the rules it meets are remembered.
  const [metWhileTyped, setMetWhileTyped] = useState<readonly string[] | null>(null);
  const held = props.value ?? (metWhileTyped === null ? (props.defaultValue ?? '') : null);
  const met = held === null ? (metWhileTyped ?? []) : rulesMet(rules, String(held));
  const describedBy = [props['aria-describedby'], rules.length > 0 && rulesId].filter(Boolean).join(' ');

  return (
    <FieldRoot controlId={id} required={required} disabled={disabled} className={className}>
      <FieldLabel note={note}>{label}</FieldLabel>
      {hint && <FieldHint>{hint}</FieldHint>}
      <Input
        autoComplete={rules.length > 0 ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...props}
        aria-describedby={describedBy || undefined}
        type={revealed ? 'text' : 'password'}
        onValueChange={(value) => {
          setMetWhileTyped(rulesMet(rules, value));
          props.onValueChange?.(value);
        }}
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
      {rules.length > 0 && <PasswordRules id={rulesId} rules={rules} met={met} labels={labels} />}
    </FieldRoot>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot'> {
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** What a new password must have, shown below it; they advise and refuse nothing. */
  readonly rules?: readonly PasswordRule[];
  /** What is left out is said in English. */
  readonly labels?: Partial<PasswordFieldLabels>;
}
