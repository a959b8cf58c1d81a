/**
 * Severity of a toast. Screen readers interrupt their speech for an error, and read other toasts afterwards.
 */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** Reason for dismissing a toast. */
export type ToastDismissal = 'timeout' | 'close' | 'action' | 'escape';

/** One toast, as plain data that any store can hold. */
export interface ToastMessage {
  /** Messages with the same id are shown as one toast, with the content of the last one. */
  readonly id: string;
  readonly tone: ToastTone;
  readonly message: string;
  /**
   * Milliseconds until the toast is dismissed. Defaults to 3500. A toast with an action stays at least 10 000
   * ms. With `Infinity`, it stays until the user dismisses it.
   */
  readonly duration?: number | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

const defaultDuration = 3500;
const minDurationWithAction = 10_000;

/**
 * Returns the duration of a toast in milliseconds. A toast with an action stays longer, because pressing the
 * action takes time (WCAG 2.2.1).
 */
export function toastDuration({ duration = defaultDuration, action }: ToastMessage): number {
  return action === undefined ? duration : Math.max(duration, minDurationWithAction);
}
