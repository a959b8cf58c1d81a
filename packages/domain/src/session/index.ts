export { loginFailureKey } from './login-failure.ts';
export {
  $isSignedIn,
  $isSigningIn,
  $loginFailure,
  $session,
  loginSubmitted,
  logoutRequested,
  sessionEnded,
  sessionStarted,
} from './session.model.ts';

/** The translation keys that this folder's texts need. */
export const sessionTextKeys = ['auth.unreachable', 'auth.not-authorized', 'toast.disconnected'] as const;
