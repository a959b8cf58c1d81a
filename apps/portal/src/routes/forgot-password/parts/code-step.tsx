import { useUnit } from 'effector-react';
import {
  $contactText,
  $failure,
  $isBusy,
  $missing,
  $password,
  contactReopened,
  passwordChanged,
  passwordSubmitted,
} from '@saddlebag/domain/password-reset';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { build } from '../../../build.ts';
import { AccountForm, NewPassword } from '../../../widgets/account-form/index.ts';
import { DemoOutbox } from './demo-outbox.tsx';
import { isAboutCode, ResetCode } from './reset-code.tsx';

/** The code from the message and, on the same screen, the new password. */
export function CodeStep() {
  const t = useT();
  const [contact, failure, isBusy] = useUnit([$contactText, $failure, $isBusy]);
  const [missing, password] = useUnit([$missing, $password]);
  const [change, submit, reopen] = useUnit([passwordChanged, passwordSubmitted, contactReopened]);

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
      failure={isAboutCode(failure) ? null : failure}
      busy={isBusy}
      onSubmit={() => submit()}
    >
      {/* Password managers learn from it for whom the new password is. */}
      <input type="text" name="username" autoComplete="username" value={contact} readOnly hidden />
      {build.environment === 'sandbox' && <DemoOutbox />}
      <ResetCode />
      <NewPassword
        label={t('account.password.new')}
        value={password}
        onValueChange={change}
        error={missing.password ? t('account.error.password-weak') : undefined}
      />
      <Button type="submit" size="lg" block loading={isBusy} loadingLabel={t('account.reset.setting')}>
        {t('account.reset.set')}
      </Button>
      <Button variant="ghost" block disabled={isBusy} onClick={() => reopen()}>
        {t('account.reset.other-contact')}
      </Button>
    </AccountForm>
  );
}
