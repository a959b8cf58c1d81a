import { useGate, useUnit } from 'effector-react';
import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import {
  $failure,
  $form,
  $isBusy,
  $isAutoLoginPending,
  $step,
  registrationSubmitted,
} from '@saddlebag/domain/registration';
import { Button } from '@saddlebag/ui/button';
import { paths } from '../../paths.ts';
import { AccountForm, SignInStep } from '../../widgets/account-form/index.ts';
import { ContactFields } from './parts/contact-fields.tsx';
import { PasswordFields } from './parts/password-fields.tsx';
import { TermsField } from './parts/terms-field.tsx';
import { VendorFields } from './parts/vendor-fields.tsx';
import { RegisterGate } from './model.ts';

/** The registration screen: asks for the type of vendor and then for the fields of that type. */
export function RegisterPage() {
  const t = useT();
  useGate(RegisterGate);
  const [form, failure, isBusy] = useUnit([$form, $failure, $isBusy]);
  const [step, isSigningIn] = useUnit([$step, $isAutoLoginPending]);
  const submit = useUnit(registrationSubmitted);
  if (step === 'done') return <SignInStep texts="account.register" isSigningIn={isSigningIn} />;

  return (
    <AccountForm
      title={t('account.register.title')}
      lead={t('account.register.lead')}
      failure={failure}
      fallbackFailure="account.register.failed"
      busy={isBusy}
      onSubmit={() => submit()}
    >
      <fieldset disabled={isBusy} className="contents">
        <VendorFields />
        {form.type !== null && (
          <>
            <ContactFields />
            <PasswordFields />
            <TermsField />
          </>
        )}
      </fieldset>
      <Button type="submit" size="lg" block loading={isBusy} loadingLabel={t('account.register.submitting')}>
        {t('account.register.submit')}
      </Button>
      <p className="text-center">
        <Link href={paths.login()}>{t('account.to-login')}</Link>
      </p>
    </AccountForm>
  );
}
