import { useUnit } from 'effector-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { $flags, $loadedFlags } from '@saddlebag/domain/flags';
import { useT } from '@saddlebag/domain/react';
import { $isSignUpOpen } from '@saddlebag/domain/session';
import { Button } from '@saddlebag/ui/button';
import { PasswordField } from '@saddlebag/ui/password-field';
import { TextField } from '@saddlebag/ui/text-field';
import { build } from '../../build.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { paths } from '../../paths.ts';
import { signedOutFrame as frame, SignedOutLayout } from '../../widgets/signed-out-layout/index.ts';
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
  const [isSignUpOpen, flags, { source }] = useUnit([$isSignUpOpen, $flags, $loadedFlags]);
  // Until the first visit has loaded the flags, what they may show keeps its place, so that nothing moves.
  const [hadNoFlags] = useState(source === 'default');
  const isGuestEntryShown = flags.GuestCheckout && !flags.RequestRiderGoesToLogin;
  const [changeEmail, changePassword, submit] = useUnit([emailChanged, passwordChanged, loginFormSubmitted]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
    // React marks the empty fields before the next frame.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <SignedOutLayout>
      <form className={frame.formClass} noValidate onSubmit={onSubmit}>
        <div className={frame.headingClass}>
          <h1 className="text-2xl font-display">{t('auth.title')}</h1>
          <p className={frame.leadClass}>{t('auth.lead')}</p>
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
        {(isSignUpOpen || hadNoFlags) && (
          <p className={`text-center text-muted ${isSignUpOpen ? '' : 'invisible'}`}>
            {t('auth.no-account')} <Link href={paths.register()}>{t('auth.create-account')}</Link>
          </p>
        )}
        {(isGuestEntryShown || hadNoFlags) && (
          <div className="min-h-12">{isGuestEntryShown && <GuestEntry />}</div>
        )}
        {build.environment === 'sandbox' && (
          <div className="min-h-12 border-t border-border">
            <DemoAccounts />
          </div>
        )}
      </form>
    </SignedOutLayout>
  );
}
