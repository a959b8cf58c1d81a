/** A translation key with its parameters, or an untranslated message of the service. */
export type NotificationMessage =
  string | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> };

export type NotificationTone = 'error' | 'success' | 'warning' | 'info';

/** A button in a notification. `notificationActionPressed` passes its `name` to the handling model. */
export interface NotificationAction {
  readonly name: string;
  readonly label: NotificationMessage;
}

export interface Notification {
  /** Unique in the scope. */
  readonly id: string;
  readonly tone: NotificationTone;
  readonly message: NotificationMessage;
  /** Display time in milliseconds. It may be extended while the user reads. */
  readonly durationMs: number;
  readonly action?: NotificationAction;
}
