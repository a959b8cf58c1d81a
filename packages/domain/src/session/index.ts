export { loginFailureKey } from './login-failure.ts';
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
