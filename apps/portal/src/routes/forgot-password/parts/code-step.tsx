import { useUnit } from 'effector-react';
import {
  $contactText,
  $failure,
  $isBusy,
  $visibleErrors,
  $password,
  $passwordError,
  contactEditRequested,
  passwordChanged,
  passwordSubmitted,
} from '@saddlebag/domain/password-reset';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { build } from '../../../build.ts';
import { AccountForm, NewPassword } from '../../../widgets/account-form/index.ts';
import { DemoOutbox } from './demo-outbox.tsx';
import { isCodeFailure, ResetCode } from './reset-code.tsx';

/** The second step: asks for the code from the message and for a new password. */
export function CodeStep() {
  const t = useT();
  const [contact, failure, isBusy] = useUnit([$contactText, $failure, $isBusy]);
  const [missing, password, passwordError] = useUnit([$visibleErrors, $password, $passwordError]);
  const [changePassword, submit, reopenContact] = useUnit([
    passwordChanged,
    passwordSubmitted,
    contactEditRequested,
  ]);

  return (
    <AccountForm
      title={t('account.reset.code-title')}
      lead={t.parts(
        'account.reset.code-lead',
        {
          b: (name, position) => (
            <bdi key={position} className="font-strong break-all text-text">
              {name}
            </bdi>
          ),
        },
        { contact },
      )}
      failure={isCodeFailure(failure) ? null : failure}
      busy={isBusy}
      onSubmit={() => submit()}
    >
      {/* Tells password managers which account the new password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={contact} readOnly hidden />
      {build.environment === 'sandbox' && <DemoOutbox />}
      <ResetCode />
      <NewPassword
        label={t('account.password.new')}
        value={password}
        onValueChange={changePassword}
        error={missing.password && passwordError ? t(passwordError) : undefined}
      />
      <Button type="submit" size="lg" block loading={isBusy} loadingLabel={t('account.reset.setting')}>
        {t('account.reset.set')}
      </Button>
      <Button variant="ghost" block disabled={isBusy} onClick={() => reopenContact()}>
        {t('account.reset.other-contact')}
      </Button>
    </AccountForm>
  );
}
