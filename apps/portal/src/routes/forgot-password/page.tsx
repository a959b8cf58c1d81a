import { useGate, useUnit } from 'effector-react';
import { $step } from '@saddlebag/domain/password-reset';
import { ForgotPasswordGate } from './model.ts';
import { CodeStep } from './parts/code-step.tsx';
import { ContactStep } from './parts/contact-step.tsx';
import { DoneStep } from './parts/done-step.tsx';

const steps = { contact: ContactStep, code: CodeStep, done: DoneStep } as const;

/** Where somebody who has forgotten their password sets another: whom is it about, the code, the new password. */
export function ForgotPasswordPage() {
  useGate(ForgotPasswordGate);
  const Step = steps[useUnit($step)];
  return <Step />;
}
