import { flushSync } from 'react-dom';
import { EyeIcon } from '../icon/eye-icon.tsx';
import { EyeOffIcon } from '../icon/eye-off-icon.tsx';
import type { PasswordFieldLabels } from './password-field.labels.ts';

/** Shows and hides the password beside it. Renders a `<button>`; caret and focus of the field stay where they were. */
export function PasswordReveal({ revealed, disabled, labels, onRevealedChange }: PasswordRevealProps) {
  const Eye = revealed ? EyeOffIcon : EyeIcon;
  return (
    <button
      type="button"
      data-slot="password-reveal"
      className="sb-input-button"
      aria-label={revealed ? labels.conceal : labels.reveal}
      aria-pressed={revealed}
      disabled={disabled}
      onPointerDown={(event) => {
        // A press must not take the focus from who is typing: a phone would put its keyboard away.
        if (fieldBeside(event.currentTarget) === document.activeElement) event.preventDefault();
      }}
      onMouseDown={(event) => {
        if (fieldBeside(event.currentTarget) === document.activeElement) event.preventDefault();
      }}
      onClick={(event) => {
        const field = fieldBeside(event.currentTarget);
        const { selectionStart, selectionEnd } = field ?? { selectionStart: null, selectionEnd: null };
        flushSync(() => {
          onRevealedChange(!revealed);
        });
        // Another type of field starts with the caret somewhere else.
        field?.setSelectionRange(selectionStart, selectionEnd);
      }}
    >
      <Eye />
    </button>
  );
}

const fieldBeside = (button: Element): HTMLInputElement | null =>
  button.closest('[data-slot="input-frame"]')?.querySelector('input') ?? null;

interface PasswordRevealProps {
  readonly revealed: boolean;
  readonly disabled: boolean;
  readonly labels: PasswordFieldLabels;
  readonly onRevealedChange: (revealed: boolean) => void;
}
