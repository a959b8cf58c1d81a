import { createEvent, createStore } from 'effector';
import { limits } from '../../contracts/index.ts';
import type { Notification, NotificationMessage } from './notification.ts';

/** Milliseconds. Leaves time to press the button. */
const errorWithActionMs = 10_000;

/** A model shows a notification. The default duration is 5 s, or 10 s for an error with an action. */
export const notify = createEvent<
  Omit<Notification, 'id' | 'durationMs'> & { readonly durationMs?: number }
>();
/** The user closed a notification, or its time is up. The value is its id. */
export const notificationDismissed = createEvent<string>();
/** The user pressed the button of a notification. */
export const notificationActed = createEvent<{ readonly id: string; readonly action: string }>();

interface Shelf {
  readonly lastNumber: number;
  readonly list: readonly Notification[];
}

const $shelf = createStore<Shelf>({ lastNumber: 0, list: [] }, { serialize: 'ignore' });

/** The displayed notifications, oldest first. */
export const $notifications = $shelf.map(({ list }) => list);

// A repeated message replaces its earlier notification, so that it is announced again but shown only once.
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
