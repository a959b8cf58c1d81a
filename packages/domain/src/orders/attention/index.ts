export { actOf, attentionOf } from './attention-of.ts';
export type { AttentionItem, OrderAttention } from './attention-of.ts';
export { severityOf } from './kinds.ts';
export type { AttentionAct, AttentionKind, Severity } from './kinds.ts';
export { $attention, attentionClosed, attentionOpened } from './attention.model.ts';
export { $arrived, $unacknowledged, itemAcknowledged } from './acknowledgement.model.ts';
export { $alertSound } from './browser-sound.ts';
export { $desktopNotifications } from './browser-notifications.ts';
export type {
  AlertPermission,
  AlertSound,
  DesktopNotification,
  DesktopNotifications,
  SoundState,
} from './alert-ports.ts';
export {
  $areNotificationsOn,
  $isSoundBlocked,
  $isSoundOn,
  $notificationPermission,
  alertTested,
  notificationsSwitched,
  soundAllowed,
  soundSwitched,
} from './alert-settings.model.ts';
export { notificationWritten, notificationsDue } from './alerts.model.ts';
