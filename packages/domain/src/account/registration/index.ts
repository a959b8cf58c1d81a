export {
  $failure,
  $form,
  $errors,
  $isBusy,
  $isAutoLoginPending,
  $passwords,
  $step,
  fieldsChanged,
  passwordsChanged,
  registrationOpened,
  registrationSubmitted,
} from './registration.model.ts';
export type {
  Passwords,
  RegistrationField,
  RegistrationForm,
  RegistrationErrors,
} from './registration-form.ts';
export { registrationLimits } from '../../contracts/index.ts';
export type { RegistrationType } from '../../contracts/index.ts';
