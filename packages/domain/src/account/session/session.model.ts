import { attach, createEvent, createStore, restore, sample } from 'effector';
import { $credentials, noCredentials, loginFx, logoutFx } from '../../api/index.ts';
import type { Session } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { serverOffsetMeasured } from '../../api/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { appStarted } from '../../platform/environment/index.ts';
import { isGuestId } from './account-storage.ts';
import { modeOf } from './mode.ts';
import {
  renewalRefused,
  renewalWatchStarted,
  renewalWatchStopped,
  sessionRenewed,
} from './renewal-events.ts';
import './renewal.model.ts';
import {
  switchAccountStorageFx,
  subscribeToTabsFx,
  removeSessionFx,
  storeSessionFx,
  clearAccountStorageFx,
  clearLateWritesFx,
  storedAccountChanged,
  restoreSessionFx,
  storedSessionChanged,
} from './session-storage.model.ts';
import { toCredentials } from './to-credentials.ts';

export const loginSubmitted = createEvent<{ readonly email: string; readonly password: string }>();
export const logoutRequested = createEvent();
/**
 * A session started: by a login, for a guest, with a partner's token, from storage or in another tab. Also
 * fires when another tab has renewed the session.
 */
export const sessionStarted = createEvent<Session>();
/** The session ended for any reason. Models clear the account's data from memory. */
export const sessionEnded = createEvent();
/**
 * The account logged out, or a guest's token expired. Also fires when another tab logged out or switched the
 * account. The account's stored data is deleted or hidden, and models must not store it again. An expired
 * session of an account does not fire this event.
 */
export const accountLeft = createEvent();

const signInFx = attach({ effect: loginFx });
const signOutFx = attach({ effect: logoutFx });

/** The current session. Null while signed out. */
export const $session = createStore<Session | null>(null, { serialize: 'ignore' });
export const $isSignedIn = $session.map((session) => session !== null);
export const $mode = $session.map(modeOf);
/** True for a session of an account or a partner. A guest can still register. */
export const $hasAccount = $session.map((session) => session !== null && modeOf(session) !== 'GUEST');
/** The failure of the last login. Null without a failure. */
export const $loginFailure = restore<ApiFailure>(signInFx.failData, null).reset(signInFx, sessionStarted);
export const $isLoggingIn = signInFx.pending;

$session
  .on(sessionStarted, (_, session) => session)
  // Ignore a renewal that finishes after the sign-out.
  .on(sessionRenewed, (current, renewed) => (current === null ? null : renewed))
  .reset(sessionEnded);

// When the application starts, restore the stored session and subscribe to other tabs.
sample({ clock: appStarted, target: [restoreSessionFx, subscribeToTabsFx] });
const sessionRestored = restoreSessionFx.doneData.filterMap(({ stored }) => stored ?? undefined);
sample({
  clock: sessionRestored,
  fn: ({ serverOffsetMs }) => serverOffsetMs,
  target: serverOffsetMeasured,
});
sample({ clock: sessionStarted, fn: ({ user }) => user.id, target: switchAccountStorageFx });
// When a guest's token has expired since the last visit, log the guest out (specification 000, section 4).
sample({
  clock: restoreSessionFx.doneData,
  filter: ({ isGuestExpired }) => isGuestExpired,
  target: sessionEnded,
});
sample({ clock: sessionRestored, fn: ({ session }) => session, target: sessionStarted });

// When the vendor submits the login, call the service once, however often the button is pressed.
sample({
  clock: loginSubmitted,
  source: signInFx.pending,
  filter: (busy) => !busy,
  fn: (_, form) => form,
  target: signInFx,
});
sample({ clock: signInFx.doneData, target: sessionStarted });
sample({ clock: signInFx.doneData, target: storeSessionFx });

// When the vendor logs out, end the session immediately. The call to the service is best effort.
sample({ clock: logoutRequested, source: $session, filter: Boolean, fn: toCredentials, target: signOutFx });
sample({
  clock: logoutRequested,
  source: $session,
  filter: Boolean,
  fn: ({ user }) => user.id,
  target: clearAccountStorageFx,
});
// When a guest's token expires, delete the guest's data as after a logout, because the session cannot be
// restored.
const guestExpired = sample({ clock: renewalRefused, source: $session }).filterMap((session) =>
  session && modeOf(session) === 'GUEST' ? session.user.id : undefined,
);
sample({ clock: guestExpired, target: clearAccountStorageFx });
sample({ clock: clearAccountStorageFx, target: accountLeft });
sample({
  clock: clearAccountStorageFx.done.filter({ fn: ({ result }) => result }),
  // A guest cannot log in again.
  fn: ({ params }) =>
    toast('warning', `toast.${isGuestId(params) ? 'guest-' : ''}request-under-way` as const),
  target: notify,
});
sample({
  clock: [logoutRequested, renewalRefused],
  source: $isSignedIn,
  filter: Boolean,
  target: sessionEnded,
});
sample({ clock: sessionEnded, target: removeSessionFx });
sample({
  clock: sessionEnded,
  fn: () => toast('info', 'toast.disconnected'),
  target: notify,
});

// When another tab signs in, renews or signs out, do the same here.
sample({
  clock: storedAccountChanged,
  source: $session,
  filter: (current, owner) => current !== null && current.user.id !== owner,
  target: accountLeft,
});
sample({
  clock: storedAccountChanged.filter({ fn: (owner) => owner === null }),
  source: $session,
  filter: Boolean,
  fn: ({ user }) => user.id,
  target: clearLateWritesFx,
});
sample({
  clock: storedSessionChanged.filterMap((stored) => stored ?? undefined),
  source: $session,
  filter: (current, stored) => stored.accessToken !== current?.accessToken,
  fn: (_, stored) => stored,
  target: sessionStarted,
});
sample({
  clock: storedSessionChanged,
  source: $session,
  filter: (current, stored) => current !== null && stored === null,
  target: sessionEnded,
});

// Authorize calls with the session's tokens. Without a session, use the token that storage contains in place
// of a session.
$credentials
  .on(restoreSessionFx.doneData, (current, { token }) => ({ ...current, storedToken: token }))
  .on($session, (current, session) => ({
    ...toCredentials(session),
    embeddedToken: current.embeddedToken,
    storedToken: current.storedToken,
  }))
  .on(sessionEnded, ({ embeddedToken }) => ({ ...noCredentials, embeddedToken }));

// While someone is signed in, renew their session in time.
sample({ clock: sessionStarted, target: renewalWatchStarted });
sample({ clock: sessionEnded, target: renewalWatchStopped });
