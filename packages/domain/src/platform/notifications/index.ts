export type {
  Notification,
  NotificationAction,
  NotificationMessage,
  NotificationTone,
} from './notification.ts';
export { $notifications, notificationActed, notificationDismissed, notify } from './notifications.model.ts';
