export {
  $code,
  $contactText,
  $password,
  $passwordError,
  codeChanged,
  contactChanged,
  contactEditRequested,
  passwordChanged,
  resetOpened,
} from './form.model.ts';
export {
  $canResendCode,
  $failure,
  $isBusy,
  $isAutoLoginPending,
  $visibleErrors,
  $step,
  codeResendRequested,
  codeRequested,
  passwordSubmitted,
  type ResetStep,
} from './password-reset.model.ts';
export { resetCodeRules, passwordRules } from '../../contracts/index.ts';
export type { PasswordRuleId } from '../../contracts/index.ts';
