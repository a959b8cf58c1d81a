import { attach, createEvent, createStore, restore, sample } from 'effector';
import { $credentials, noCredentials, loginFx, logoutFx } from '../../api/index.ts';
import type { Session } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { serverTimeRead } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { appStarted } from '../../platform/environment/index.ts';
import { modeOf } from './mode.ts';
import { renewalRefused, renewSessionFx, watchBegun, watchEnded } from './renewal.model.ts';
import {
  enterAccountFx,
  followTabsFx,
  forgetSessionFx,
  keepSessionFx,
  leaveAccountFx,
  ownerChanged,
  restoreSessionFx,
  storedElsewhere,
} from './session-storage.model.ts';
import { toCredentials } from './to-credentials.ts';

/** The vendor pressed 'Log in'. */
export const loginSubmitted = createEvent<{ readonly email: string; readonly password: string }>();
/** The vendor wants out. */
export const logoutRequested = createEvent();
/** Someone is signed in: by the form, from storage, or because another tab signed in. */
export const sessionStarted = createEvent<Session>();
/** Nobody is signed in any more, for whichever reason. Models that hold an account's things forget them now. */
export const sessionEnded = createEvent();
/**
 * The account has logged out or somebody else has signed in, here or in another tab: what was stored for it is gone, and
 * models that hold some of it must not store it again. A session that merely expires leaves everything where it is.
 */
export const accountLeft = createEvent();

const signInFx = attach({ effect: loginFx });
const signOutFx = attach({ effect: logoutFx });

/** The session, or null when nobody is signed in. */
export const $session = createStore<Session | null>(null, { serialize: 'ignore' });
export const $isSignedIn = $session.map((session) => session !== null);
export const $mode = $session.map(modeOf);
/** Whether somebody is signed in who does not need an account any more; a guest may still make one. */
export const $hasAccount = $session.map((session) => session !== null && modeOf(session) !== 'GUEST');
/** Why the last attempt to sign in failed; null while there is nothing to say. */
export const $loginFailure = restore<ApiFailure>(signInFx.failData, null).reset(signInFx, sessionStarted);
export const $isLoggingIn = signInFx.pending;

$session
  .on(sessionStarted, (_, session) => session)
  // A renewal that comes back after the sign-out changes nothing.
  .on(renewSessionFx.doneData, (known, renewed) => (known === null ? null : renewed))
  .reset(sessionEnded);

// When the application starts, take up what is stored, and follow the other tabs from then on.
sample({ clock: appStarted, fn: () => undefined, target: [restoreSessionFx, followTabsFx] });
sample({
  clock: restoreSessionFx.doneData,
  filter: ({ stored }) => stored !== null,
  fn: ({ stored }) => stored?.serverOffsetMs ?? 0,
  target: serverTimeRead,
});
sample({ clock: sessionStarted, fn: ({ user }) => user.id, target: enterAccountFx });
// A guest whose token has expired meanwhile is logged out (specification 000, section 4).
sample({
  clock: restoreSessionFx.doneData,
  filter: ({ isGuestOver }) => isGuestOver,
  fn: () => undefined,
  target: sessionEnded,
});
sample({
  clock: restoreSessionFx.doneData.map(({ stored }) => stored?.session ?? null),
  filter: Boolean,
  target: sessionStarted,
});

// When the vendor signs in, ask once, however often they press.
sample({
  clock: loginSubmitted,
  source: signInFx.pending,
  filter: (busy) => !busy,
  fn: (_, form) => form,
  target: signInFx,
});
sample({ clock: signInFx.doneData, target: sessionStarted });
sample({ clock: signInFx.doneData, target: keepSessionFx });

// When the vendor signs out, they are out at once; the service is told on a best-effort basis.
sample({ clock: logoutRequested, source: $session, filter: Boolean, fn: toCredentials, target: signOutFx });
sample({
  clock: logoutRequested,
  source: $session,
  filter: Boolean,
  fn: ({ user }) => user.id,
  target: leaveAccountFx,
});
// A guest's session that has run out cannot be taken up again: it ends as if they had logged out.
sample({
  clock: renewalRefused,
  source: $session,
  filter: (session) => modeOf(session) === 'GUEST',
  fn: (session) => session?.user.id ?? '',
  target: leaveAccountFx,
});
sample({ clock: leaveAccountFx, fn: () => undefined, target: accountLeft });
sample({
  clock: leaveAccountFx.doneData,
  filter: Boolean,
  fn: () => ({ tone: 'warning' as const, message: { key: 'toast.request-under-way' } }),
  target: notify,
});
sample({
  clock: [logoutRequested, renewalRefused],
  source: $isSignedIn,
  filter: Boolean,
  fn: () => undefined,
  target: sessionEnded,
});
sample({ clock: sessionEnded, target: forgetSessionFx });
sample({
  clock: sessionEnded,
  fn: () => ({ tone: 'info' as const, message: { key: 'toast.disconnected' } }),
  target: notify,
});

// When another tab signs in, renews or signs out, so does this one.
sample({
  clock: ownerChanged,
  source: $session,
  filter: (known, owner) => known !== null && known.user.id !== owner,
  fn: () => undefined,
  target: accountLeft,
});
sample({
  clock: storedElsewhere,
  source: $session,
  filter: (known, stored): stored is Session => stored !== null && stored.accessToken !== known?.accessToken,
  fn: (_, stored) => stored as Session,
  target: sessionStarted,
});
sample({
  clock: storedElsewhere,
  source: $session,
  filter: (known, stored) => known !== null && stored === null,
  fn: () => undefined,
  target: sessionEnded,
});

// The client sends the session's tokens; without a session, a bare token that was found in storage.
$credentials
  .on(restoreSessionFx.doneData, (known, { token }) => ({ ...known, storedToken: token }))
  .on($session, (known, session) => ({
    ...toCredentials(session),
    embeddedToken: known.embeddedToken,
    storedToken: known.storedToken,
  }))
  .on(sessionEnded, ({ embeddedToken }) => ({ ...noCredentials, embeddedToken }));

// While someone is signed in, their token is kept fresh.
sample({ clock: sessionStarted, fn: () => undefined, target: watchBegun });
sample({ clock: sessionEnded, target: watchEnded });
