export {
  $code,
  $contactText,
  $password,
  codeChanged,
  contactChanged,
  contactReopened,
  passwordChanged,
  resetOpened,
} from './form.model.ts';
export {
  $canAskAgain,
  $failure,
  $isBusy,
  $isEntering,
  $missing,
  $step,
  codeAskedAgain,
  codeRequested,
  passwordSubmitted,
  type ResetStep,
} from './password-reset.model.ts';
export { resetCode } from '../contracts/password-reset.ts';
export { passwordRules, type PasswordRuleId } from '../contracts/password-rules.ts';
