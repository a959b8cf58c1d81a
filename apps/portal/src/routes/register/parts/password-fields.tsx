import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $errors, $passwords, passwordsChanged } from '@saddlebag/domain/registration';
import { PasswordField } from '@saddlebag/ui/password-field';
import { NewPassword } from '../../../widgets/account-form/index.ts';

/** The new password and its repetition, which catches typing errors. */
export function PasswordFields() {
  const t = useT();
  const [gaps, { password, repeated }, changePasswords] = useUnit([$errors, $passwords, passwordsChanged]);

  return (
    <>
      <NewPassword
        label={t('auth.password')}
        value={password}
        onValueChange={(text) => {
          changePasswords({ password: text });
        }}
        error={gaps.password ? t(gaps.password) : undefined}
      />
      <PasswordField
        name="repeated-password"
        autoComplete="new-password"
        label={t('account.register.password-again')}
        value={repeated}
        onValueChange={(text) => {
          changePasswords({ repeated: text });
        }}
        labels={{ reveal: t('auth.show-password'), conceal: t('auth.hide-password') }}
        error={gaps.repeated ? t(gaps.repeated) : undefined}
      />
    </>
  );
}
