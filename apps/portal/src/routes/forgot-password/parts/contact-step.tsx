import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import {
  $contactText,
  $failure,
  $isBusy,
  $visibleErrors,
  codeRequested,
  contactChanged,
} from '@saddlebag/domain/password-reset';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { TextField } from '@saddlebag/ui/text-field';
import { paths } from '../../../paths.ts';
import { AccountForm } from '../../../widgets/account-form/index.ts';

/** The first step: asks for the account's email or mobile number. */
export function ContactStep() {
  const t = useT();
  const [contact, failure, isBusy, missing] = useUnit([$contactText, $failure, $isBusy, $visibleErrors]);
  const [changeContact, requestCode] = useUnit([contactChanged, codeRequested]);

  return (
    <AccountForm
      title={t('account.reset.title')}
      lead={t('account.reset.lead')}
      failure={failure}
      busy={isBusy}
      onSubmit={() => requestCode()}
    >
      <TextField
        name="contact"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        enterKeyHint="send"
        dir="ltr"
        label={t('auth.login-name')}
        value={contact}
        onValueChange={changeContact}
        error={missing.contact ? t('auth.login-name-missing') : undefined}
      />
      <Button type="submit" size="lg" block loading={isBusy} loadingLabel={t('account.reset.sending')}>
        {t('account.reset.send')}
      </Button>
      <p className="text-center">
        <Link href={paths.login()}>{t('account.to-login')}</Link>
      </p>
    </AccountForm>
  );
}
