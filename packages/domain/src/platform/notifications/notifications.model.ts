import { createEvent, createStore } from 'effector';
import { limits } from '../../contracts/index.ts';
import type { Notification, NotificationMessage } from './notification.ts';

/** An error with something to press stays long enough to be pressed. */
const errorWithActionMs = 10_000;

/** Any model: say this to the vendor. Without a duration it stays 5 s, an error with an action 10 s. */
export const notify = createEvent<
  Omit<Notification, 'id' | 'durationMs'> & { readonly durationMs?: number }
>();
/** The vendor closed it, or its time is up. */
export const notificationDismissed = createEvent<string>();
/** The vendor pressed the button in it. */
export const notificationActed = createEvent<{ readonly id: string; readonly action: string }>();

interface Shelf {
  readonly lastNumber: number;
  readonly list: readonly Notification[];
}

const $shelf = createStore<Shelf>({ lastNumber: 0, list: [] }, { serialize: 'ignore' });

/** What is on display, oldest first. */
export const $notifications = $shelf.map(({ list }) => list);

// The same message again takes the place of the first: it is said anew, but never stands there twice.
$shelf.on(notify, ({ lastNumber, list }, { durationMs, ...said }) => ({
  lastNumber: lastNumber + 1,
  list: [
    ...list.filter((known) => fingerprint(known.message) !== fingerprint(said.message)),
    { ...said, id: String(lastNumber + 1), durationMs: durationMs ?? defaultDuration(said) },
  ],
}));

$shelf.on([notificationDismissed, notificationActed.map(({ id }) => id)], (shelf, id) => ({
  ...shelf,
  list: shelf.list.filter((known) => known.id !== id),
}));

const defaultDuration = ({ tone, action }: Pick<Notification, 'tone' | 'action'>): number =>
  tone === 'error' && action ? errorWithActionMs : limits.notificationStoreMs;

const fingerprint = (message: NotificationMessage): string => JSON.stringify(message);
