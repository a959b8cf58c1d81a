export {
  $failure,
  $form,
  $gaps,
  $isBusy,
  $isEntering,
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
  RegistrationGaps,
} from './registration-form.ts';
export { registrationLimits } from '../../contracts/index.ts';
export type { RegistrationType } from '../../contracts/index.ts';
