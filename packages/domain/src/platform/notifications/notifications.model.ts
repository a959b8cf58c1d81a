import { createEvent, createStore } from 'effector';
import { clientLimits } from '../../contracts/index.ts';
import type { Notification, NotificationMessage } from './notification.ts';

/** Display time in milliseconds. Leaves time to press the button. */
const errorWithActionMs = 10_000;

/** A model requested a notification. The default duration is 5 s, or 10 s for an error with an action. */
export const notify = createEvent<
  Omit<Notification, 'id' | 'durationMs'> & { readonly durationMs?: number }
>();
/** The user closed a notification, or its display time ended. The value is its id. */
export const notificationDismissed = createEvent<string>();
export const notificationActionPressed = createEvent<{ readonly id: string; readonly action: string }>();

interface NotificationState {
  readonly lastNumber: number;
  readonly list: readonly Notification[];
}

const $state = createStore<NotificationState>({ lastNumber: 0, list: [] }, { serialize: 'ignore' });

/** The displayed notifications, oldest first. */
export const $notifications = $state.map(({ list }) => list);

// A repeated message replaces its earlier notification, so that it is announced again but shown only once.
$state.on(notify, ({ lastNumber, list }, { durationMs, ...notification }) => ({
  lastNumber: lastNumber + 1,
  list: [
    ...list.filter((other) => fingerprint(other.message) !== fingerprint(notification.message)),
    { ...notification, id: String(lastNumber + 1), durationMs: durationMs ?? defaultDuration(notification) },
  ],
}));

$state.on([notificationDismissed, notificationActionPressed.map(({ id }) => id)], (state, id) => ({
  ...state,
  list: state.list.filter((other) => other.id !== id),
}));

const defaultDuration = ({ tone, action }: Pick<Notification, 'tone' | 'action'>): number =>
  tone === 'error' && action ? errorWithActionMs : clientLimits.notificationStoreMs;

const fingerprint = (message: NotificationMessage): string => JSON.stringify(message);
