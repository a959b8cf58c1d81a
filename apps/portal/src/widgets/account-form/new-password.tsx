import { useMemo } from 'react';
import { useT } from '@saddlebag/domain/react';
import { passwordRules } from '@saddlebag/domain/password-reset';
import { NewPasswordField } from '@saddlebag/ui/password-field';

/** A field for a new password. Marks which password rules the input meets. */
export function NewPassword({ label, value, onValueChange, error }: NewPasswordProps) {
  const t = useT();
  const rules = useMemo(
    () => passwordRules.map(({ id, isMet }) => ({ id, isMet, label: t(`account.password.rule.${id}`) })),
    [t],
  );
  const labels = useMemo(
    () => ({
      reveal: t('auth.show-password'),
      conceal: t('auth.hide-password'),
      rules: t('account.password.rules'),
      met: t('account.password.met'),
      unmet: t('account.password.unmet'),
      missing: (missing: readonly string[]) => t('account.password.missing', { rules: missing.join(', ') }),
      complete: t('account.password.complete'),
    }),
    [t],
  );

  return (
    <NewPasswordField
      name="new-password"
      autoComplete="new-password"
      label={label}
      value={value}
      onValueChange={onValueChange}
      rules={rules}
      labels={labels}
      error={error}
    />
  );
}

interface NewPasswordProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (password: string) => void;
  readonly error: string | undefined;
}
