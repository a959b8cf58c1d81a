export { loginFailureText } from './login-failure.ts';
export { $loginName, loginNameChanged } from './login-name.model.ts';
export { parseContact } from './parse-contact.ts';
export { sessionTextKeys } from './session-text-keys.ts';
export { $isSignUpOpen } from './sign-up.model.ts';
export type { Mode } from './mode.ts';
export {
  $hasAccount,
  $isSignedIn,
  $isLoggingIn,
  $loginFailure,
  $mode,
  $session,
  accountLeft,
  loginSubmitted,
  logoutRequested,
  sessionEnded,
  sessionStarted,
} from './session.model.ts';
