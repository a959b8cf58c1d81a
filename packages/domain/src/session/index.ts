export { accountFailureKey } from './account-failure.ts';
export { loginFailureKey } from './login-failure.ts';
export { $loginName, loginNameChanged } from './login-name.model.ts';
export { readContact } from './read-contact.ts';
export { $isSignUpOpen } from './sign-up.model.ts';
export {
  $isSignedIn,
  $isLoggingIn,
  $loginFailure,
  $session,
  loginSubmitted,
  logoutRequested,
  sessionEnded,
  sessionStarted,
} from './session.model.ts';

/** The translation keys that this folder's texts need. */
export const sessionTextKeys = ['auth.offline', 'auth.not-authorized', 'toast.disconnected'] as const;
