import { createEvent } from 'effector';
import type { Session } from '../../api/index.ts';

/** A session has started and must be renewed in time. */
export const renewalWatchStarted = createEvent();
/** The session has ended. */
export const renewalWatchStopped = createEvent();
/** The session has new tokens, from this tab or from another one. */
export const sessionRenewed = createEvent<Session>();
/** The service refused the refresh token for good, or the token expired before the service could be reached. */
export const renewalRefused = createEvent();
/** The first of several renewals failed, and the session goes on. */
export const renewalDelayed = createEvent();
