import { AlertIcon } from '../icon/alert-icon.tsx';

/** What there is to say about the choice: what it is, that it is gone, or that there is none. Renders a `<p>`. */
export function SlotMessage({ id, kind, text }: SlotMessageProps) {
  return (
    <p
      id={id}
      // Here from the start and not replaced, so that a change of it is spoken.
      role="status"
      data-slot={kind === 'gone' ? 'date-time-error' : 'date-time-message'}
      className={kind === 'gone' ? 'sb-field-error' : 'sb-slot-message'}
    >
      {kind === 'gone' && <AlertIcon size={16} />}
      <span>{text}</span>
    </p>
  );
}

interface SlotMessageProps {
  readonly id: string;
  readonly kind: 'chosen' | 'gone' | 'empty' | 'none';
  readonly text: string;
}
