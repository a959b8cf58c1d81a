import type { Severity } from './kinds.ts';

/** `blocked`: the browser allows no sound before the user presses something. */
export type SoundState = 'allowed' | 'blocked';

/** Plays a tone for an alert. */
export interface AlertSound {
  play(severity: Severity): void;
  state(): SoundState;
  /** Asks the browser to allow sound. Works only during a press. */
  unlock(): Promise<void>;
  /** Calls `changed` when the state may have changed. Returns the unsubscribe function. */
  subscribe(changed: () => void): () => void;
}

/** The browser's permission to show notifications outside the page. */
export type AlertPermission = NotificationPermission | 'unsupported';

export interface DesktopNotification {
  /** Replaces an earlier notification with the same tag. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
}

/** Shows notifications of the operating system. */
export interface DesktopNotifications {
  permission(): AlertPermission;
  /** Asks the user. Must be called during a press. */
  request(): Promise<AlertPermission>;
  show(notification: DesktopNotification): void;
}
