import { useUnit } from 'effector-react';
import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { $flags } from '@saddlebag/domain/flags';
import { useT } from '@saddlebag/domain/react';
import { $isSignUpOpen } from '@saddlebag/domain/session';
import { Button } from '@saddlebag/ui/button';
import { PasswordField } from '@saddlebag/ui/password-field';
import { TextField } from '@saddlebag/ui/text-field';
import { build } from '../../build.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { paths } from '../../paths.ts';
import { SignedOutLayout } from '../../widgets/signed-out-layout/index.ts';
import { LoginFailure } from './parts/login-failure.tsx';
import {
  $email,
  $isLoggingIn,
  $missingFields,
  $password,
  emailChanged,
  passwordChanged,
  loginFormSubmitted,
} from './model.ts';

const GuestEntry = lazyPart(async () => (await import('../../widgets/guest-entry/index.ts')).GuestEntry);
const DemoAccounts = lazyPart(async () => (await import('./parts/demo-accounts.tsx')).DemoAccounts);

export function LoginPage() {
  const t = useT();
  const [email, password, missing, isLoggingIn] = useUnit([$email, $password, $missingFields, $isLoggingIn]);
  const [isSignUpOpen, { GuestCheckout }] = useUnit([$isSignUpOpen, $flags]);
  const [changeEmail, changePassword, submit] = useUnit([emailChanged, passwordChanged, loginFormSubmitted]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <SignedOutLayout>
      <form className="flex w-full max-w-sm flex-col gap-5" noValidate onSubmit={onSubmit}>
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl font-display">{t('auth.title')}</h1>
          <p className="text-muted">{t('auth.lead')}</p>
        </div>
        <LoginFailure />
        <TextField
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          label={t('auth.login-name')}
          value={email}
          onValueChange={changeEmail}
          error={missing.email ? t('auth.login-name-missing') : undefined}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('auth.password')}
          value={password}
          onValueChange={changePassword}
          error={missing.password ? t('auth.password-missing') : undefined}
          labels={{ reveal: t('auth.show-password'), conceal: t('auth.hide-password') }}
        />
        <p className="-mt-2 text-end">
          <Link href={paths.forgotPassword()}>{t('auth.forgot-password')}</Link>
        </p>
        <Button type="submit" size="lg" block loading={isLoggingIn} loadingLabel={t('auth.submitting')}>
          {t('auth.submit')}
        </Button>
        {isSignUpOpen && (
          <p className="text-center text-muted">
            {t('auth.no-account')} <Link href={paths.register()}>{t('auth.create-account')}</Link>
          </p>
        )}
        {GuestCheckout && <GuestEntry />}
        {build.environment === 'sandbox' && <DemoAccounts />}
      </form>
    </SignedOutLayout>
  );
}
