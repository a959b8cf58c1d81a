import { useUnit } from 'effector-react';
import {
  $notifications,
  notificationActed,
  notificationDismissed,
  type NotificationMessage,
} from '@saddlebag/domain/notifications';
import { useT } from '@saddlebag/domain/react';
import { ToastViewport } from '@saddlebag/ui/toast';
import './texts.ts';

/** What the models have to say, in the corner of every screen. */
export function Toasts() {
  const t = useT();
  const [notifications, dismiss, act] = useUnit([$notifications, notificationDismissed, notificationActed]);
  const say = (message: NotificationMessage) =>
    typeof message === 'string' ? message : t(message.key, message.params);

  return (
    <ToastViewport
      toasts={notifications.map(({ id, tone, message, durationMs, action }) => ({
        id,
        tone,
        message: say(message),
        duration: durationMs,
        action: action && { label: say(action.label), onPress: () => act({ id, action: action.name }) },
      }))}
      onDismiss={(id, reason) => {
        if (reason !== 'action') dismiss(id);
      }}
      labels={{
        region: t('toast.region'),
        close: t('toast.dismiss'),
        more: (count) => t('toast.more', { count }),
      }}
    />
  );
}
