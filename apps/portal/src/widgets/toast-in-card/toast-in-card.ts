import { combine, createStore, sample } from 'effector';
import { createGate, useGate, useUnit } from 'effector-react';
import {
  $notifications,
  notificationDismissed,
  type Notification,
  type NotificationMessage,
} from '@saddlebag/domain/notifications';
import { useT } from '@saddlebag/domain/react';

const hasKey = ({ message }: Notification, keys: readonly string[]): boolean =>
  typeof message !== 'string' && keys.includes(message.key);

/**
 * Creates the units of a card that says the same as a toast. While the card is on screen, it dismisses the toasts with
 * these translation keys and takes their message over, so that nothing is said twice.
 */
export const createToastInCard = (...keys: readonly string[]) => {
  /** Open while the card is on screen. */
  const CardGate = createGate();
  const $repeated = combine($notifications, CardGate.status, (notifications, isOpen) =>
    isOpen ? (notifications.find((notification) => hasKey(notification, keys)) ?? null) : null,
  );
  const repeated = $repeated.updates.filterMap((notification) => notification ?? undefined);
  /** The message of the last dismissed toast. Null if there was none. */
  const $message = createStore<NotificationMessage | null>(null, { serialize: 'ignore' })
    .on(repeated, (_, { message }) => message)
    .reset(CardGate.close);
  sample({ clock: repeated, fn: ({ id }) => id, target: notificationDismissed });
  return { CardGate, $message };
};

/** Shows the card's units. Returns the text of the toast that the card replaces, or null if there was no toast. */
export function useToastInCard({ CardGate, $message }: ReturnType<typeof createToastInCard>): string | null {
  const t = useT();
  useGate(CardGate);
  const message = useUnit($message);
  if (message === null || typeof message === 'string') return message;
  return t(message.key, message.params).trim();
}
