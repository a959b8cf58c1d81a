import { useId, useState } from 'react';
import { PasswordField } from './password-field.tsx';
import { passwordFieldLabels } from './password-field.labels.ts';
import { rulesMet } from './password-rule.ts';
import { PasswordRules } from './password-rules.tsx';
import type { PasswordFieldProps } from './password-field.tsx';
import type { PasswordRule } from './password-rule.ts';

const noRules: readonly PasswordRule[] = [];

/** A password that is being chosen: below it the rules it has to meet, marked while it is typed. */
export function NewPasswordField({ rules = noRules, ...props }: NewPasswordFieldProps) {
  const rulesId = useId();
  // Of a password that its owner does not hold, only the rules it meets are remembered.
  const [metWhileTyped, setMetWhileTyped] = useState<readonly string[] | null>(null);
  const held = props.value ?? (metWhileTyped === null ? (props.defaultValue ?? '') : null);
  const met = held === null ? (metWhileTyped ?? []) : rulesMet(rules, String(held));
  const describedBy = [props['aria-describedby'], rules.length > 0 && rulesId].filter(Boolean).join(' ');

  return (
    <PasswordField
      autoComplete="new-password"
      {...props}
      aria-describedby={describedBy || undefined}
      onValueChange={(value) => {
        setMetWhileTyped(rulesMet(rules, value));
        props.onValueChange?.(value);
      }}
      footer={
        <>
          {rules.length > 0 && (
            <PasswordRules
              id={rulesId}
              rules={rules}
              met={met}
              labels={{ ...passwordFieldLabels, ...props.labels }}
            />
          )}
          {props.footer}
        </>
      }
    />
  );
}

export interface NewPasswordFieldProps extends PasswordFieldProps {
  /** What the password must have; they advise and refuse nothing. */
  readonly rules?: readonly PasswordRule[];
}
