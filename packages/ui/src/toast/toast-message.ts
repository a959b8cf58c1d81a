/** How a toast speaks. Errors interrupt a screen reader, the others wait. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** Why a toast left. */
export type ToastDismissal = 'timeout' | 'close' | 'action' | 'escape';

/** One message; plain data, so that any store can hold it. */
export interface ToastMessage {
  /** Two messages of one id are one toast. */
  readonly id: string;
  readonly tone: ToastTone;
  readonly message: string;
  /** Milliseconds until it leaves; 3500 when left out. With an action never less than 10 000. `Infinity` stays. */
  readonly duration?: number | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

const usualDuration = 3500;
const leastWithAction = 10_000;

/** How long a message stays: whoever has to read and then press something needs longer (WCAG 2.2.1). */
export function toastDuration({ duration = usualDuration, action }: ToastMessage): number {
  return action === undefined ? duration : Math.max(duration, leastWithAction);
}
