/** A translation key with its parameters, or a text as it stands (a message of the service). */
export type NotificationMessage =
  string | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> };

export type NotificationTone = 'error' | 'success' | 'warning' | 'info';

/** A button in the notification. `name` says to the model that listens for `notificationActed` what was pressed. */
export interface NotificationAction {
  readonly name: string;
  readonly label: NotificationMessage;
}

export interface Notification {
  /** Unique in the scope. */
  readonly id: string;
  readonly tone: NotificationTone;
  readonly message: NotificationMessage;
  /** How long it stays; the display may wait longer while someone reads it. */
  readonly durationMs: number;
  readonly action?: NotificationAction;
}
