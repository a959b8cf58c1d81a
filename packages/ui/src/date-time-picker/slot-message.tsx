import { AlertIcon } from '../icon/index.ts';

/**
 * Shows the selected time, an error if it is no longer offered, or a note that no times are left. Renders a
 * `<p>`.
 */
export function SlotMessage({ id, kind, text }: SlotMessageProps) {
  return (
    <p
      id={id}
      // Always mounted, because screen readers only announce changes in an existing live region.
      role="status"
      data-slot={kind === 'unavailable' ? 'date-time-error' : 'date-time-message'}
      className={kind === 'unavailable' ? 'sb-field-error' : 'sb-slot-message'}
    >
      {kind === 'unavailable' && <AlertIcon size={16} />}
      <span>{text}</span>
    </p>
  );
}

interface SlotMessageProps {
  readonly id: string;
  readonly kind: 'chosen' | 'unavailable' | 'empty' | 'none';
  readonly text: string;
}
