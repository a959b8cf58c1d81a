import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/index.ts';
import { toastDuration } from './toast-message.ts';
import { useCountdown } from './use-countdown.ts';
import type { ToastDismissal, ToastMessage } from './toast-message.ts';

const icons = { success: CheckIcon, info: InfoIcon, warning: AlertIcon, error: AlertIcon } as const;

/** One visible toast. Renders an `<li>`. Style it through `[data-tone]`. */
export function ToastItem({ toast, paused, closeLabel, onDismiss }: ToastItemProps) {
  const { id, tone, message, action } = toast;
  const Icon = icons[tone];
  useCountdown(toastDuration(toast), paused, `${id} ${message}`, () => {
    onDismiss(id, 'timeout');
  });

  return (
    <li data-slot="toast" data-tone={tone} className="sb-toast">
      <span className="sb-toast-icon">
        <Icon />
      </span>
      <span data-slot="toast-message" className="sb-toast-message">
        {message}
      </span>
      {action && (
        <button
          type="button"
          data-slot="toast-action"
          className="sb-toast-action"
          onClick={() => {
            action.onPress();
            onDismiss(id, 'action');
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        data-slot="toast-close"
        className="sb-close"
        aria-label={closeLabel}
        onClick={() => {
          onDismiss(id, 'close');
        }}
      >
        <CloseIcon size={16} />
      </button>
    </li>
  );
}

export interface ToastItemProps {
  readonly toast: ToastMessage;
  /** True while the countdown to dismissal is paused. */
  readonly paused: boolean;
  readonly closeLabel: string;
  readonly onDismiss: (id: string, reason: ToastDismissal) => void;
}
