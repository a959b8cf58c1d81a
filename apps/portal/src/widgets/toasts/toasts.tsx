import { useUnit } from 'effector-react';
import {
  $notifications,
  notificationActionPressed,
  notificationDismissed,
  type NotificationMessage,
} from '@saddlebag/domain/notifications';
import { useT } from '@saddlebag/domain/react';
import { ToastViewport } from '@saddlebag/ui/toast';
import './texts.ts';

/** Shows the notifications of the models as toasts, on every screen. */
export function Toasts() {
  const t = useT();
  const [notifications, dismiss, runAction] = useUnit([
    $notifications,
    notificationDismissed,
    notificationActionPressed,
  ]);
  const textOf = (message: NotificationMessage) =>
    typeof message === 'string' ? message : t(message.key, message.params);

  return (
    <ToastViewport
      toasts={notifications.map(({ id, tone, message, durationMs, action }) => ({
        id,
        tone,
        message: textOf(message),
        duration: durationMs,
        action: action && {
          label: textOf(action.label),
          onPress: () => runAction({ id, action: action.name }),
        },
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
