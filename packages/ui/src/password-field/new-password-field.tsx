import { useId, useState } from 'react';
import { PasswordField } from './password-field.tsx';
import { passwordFieldLabels } from './password-field.labels.ts';
import { findMetRuleIds } from './password-rule.ts';
import { PasswordRules } from './password-rules.tsx';
import type { PasswordFieldProps } from './password-field.tsx';
import type { PasswordRule } from './password-rule.ts';

const noRules: readonly PasswordRule[] = [];

/**
 * A field for choosing a password. Lists the password rules below and marks each met rule as the user types.
 */
export function NewPasswordField({ rules = noRules, ...props }: NewPasswordFieldProps) {
  const rulesId = useId();
  // The state never contains an uncontrolled password, only the ids of the rules that the password meets.
  const [typedMetRuleIds, setTypedMetRuleIds] = useState<readonly string[] | null>(null);
  const knownValue = props.value ?? (typedMetRuleIds === null ? (props.defaultValue ?? '') : null);
  const metRuleIds =
    knownValue === null ? (typedMetRuleIds ?? []) : findMetRuleIds(rules, String(knownValue));
  const describedBy = [props['aria-describedby'], rules.length > 0 && rulesId].filter(Boolean).join(' ');

  return (
    <PasswordField
      autoComplete="new-password"
      {...props}
      aria-describedby={describedBy || undefined}
      onValueChange={(value) => {
        setTypedMetRuleIds(findMetRuleIds(rules, value));
        props.onValueChange?.(value);
      }}
      footer={
        <>
          {rules.length > 0 && (
            <PasswordRules
              id={rulesId}
              rules={rules}
              metRuleIds={metRuleIds}
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
  /** The rules shown below the field. They are advice only: the field does not reject a password. */
  readonly rules?: readonly PasswordRule[];
}
