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
export { resetCode, passwordRules } from '../../contracts/index.ts';
export type { PasswordRuleId } from '../../contracts/index.ts';
