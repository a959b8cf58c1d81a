import { useGate, useUnit } from 'effector-react';
import { $isAutoLoginPending, $step } from '@saddlebag/domain/password-reset';
import { SignInStep } from '../../widgets/account-form/index.ts';
import { ForgotPasswordGate } from './model.ts';
import { CodeStep } from './parts/code-step.tsx';
import { ContactStep } from './parts/contact-step.tsx';

/** Resets a forgotten password: asks for the contact, then for the code and a new password, then signs in. */
export function ForgotPasswordPage() {
  useGate(ForgotPasswordGate);
  const [step, isSigningIn] = useUnit([$step, $isAutoLoginPending]);

  if (step === 'contact') return <ContactStep />;
  if (step === 'code') return <CodeStep />;
  return <SignInStep texts="account.reset" isSigningIn={isSigningIn} />;
}
