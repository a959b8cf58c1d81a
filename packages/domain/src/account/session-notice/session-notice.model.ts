import { createEvent, createStore, sample } from 'effector';
import { notify, toast } from '../../platform/notifications/index.ts';
import { renewalDelayed } from '../session/internal.ts';

/** Milliseconds to read the notice. It closes by itself, because it covers a part of the submit button. */
const noticeMs = 10_000;

/** The page has loaded. Starts the notices about the session. */
export const sessionNoticeStarted = createEvent();

const $isStarted = createStore(false, { serialize: 'ignore' }).on(sessionNoticeStarted, () => true);

// While the service cannot be reached to renew the session, say once that the session goes on.
sample({
  clock: renewalDelayed,
  filter: $isStarted,
  fn: () => ({ ...toast<'offline.session'>('warning', 'offline.session'), durationMs: noticeMs }),
  target: notify,
});
