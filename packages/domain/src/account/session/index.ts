import { loginFailureMessages } from '../../contracts/index.ts';

export { loginFailureText } from './login-failure.ts';
export { $loginName, loginNameChanged } from './login-name.model.ts';
export { parseContact } from './parse-contact.ts';
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

/** Translation keys of the texts that this folder's models show. */
export const sessionTextKeys = [
  'auth.offline',
  'auth.unreadable',
  'auth.internal-error',
  'auth.other',
  ...loginFailureMessages.map((message) => `auth.${message}` as const),
  'toast.disconnected',
  'toast.request-under-way',
  'toast.guest-request-under-way',
] as const;
