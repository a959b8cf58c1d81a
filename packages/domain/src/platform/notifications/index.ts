export type {
  Notification,
  NotificationAction,
  NotificationMessage,
  NotificationTone,
} from './notification.ts';
export {
  $notifications,
  notificationActionPressed,
  notificationDismissed,
  notify,
} from './notifications.model.ts';
export { toast } from './toast.ts';
