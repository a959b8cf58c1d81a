import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $notifications, notificationDismissed } from '@saddlebag/domain/notifications';

/** Open while the screen shows that the service is closed, with its hours. */
export const ServiceClosedGate = createGate();

const $repeatedToastId = combine(
  $notifications,
  ServiceClosedGate.status,
  (notifications, isOpen) =>
    (isOpen &&
      notifications.find(
        ({ message }) => typeof message !== 'string' && message.key === 'toast.service-hours',
      )?.id) ||
    null,
);

// While the screen shows the service hours, dismiss the toast that says the same.
sample({ clock: $repeatedToastId, filter: Boolean, target: notificationDismissed });
