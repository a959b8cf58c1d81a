import { flushSync } from 'react-dom';
import { EyeIcon, EyeOffIcon } from '../icon/index.ts';
import type { PasswordRevealLabels } from './password-reveal.labels.ts';

/**
 * Toggles the visibility of the password. Renders a `<button>`. Preserves focus and selection of the input.
 */
export function PasswordReveal({ revealed, disabled, labels, onRevealedChange }: PasswordRevealProps) {
  const VisibilityIcon = revealed ? EyeOffIcon : EyeIcon;
  return (
    <button
      type="button"
      data-slot="password-reveal"
      className="sb-input-button"
      aria-label={revealed ? labels.conceal : labels.reveal}
      aria-pressed={revealed}
      disabled={disabled}
      onPointerDown={(event) => {
        // Keep focus in the input: if it lost focus, a phone would hide the on-screen keyboard.
        if (findPasswordInput(event.currentTarget) === document.activeElement) event.preventDefault();
      }}
      onMouseDown={(event) => {
        if (findPasswordInput(event.currentTarget) === document.activeElement) event.preventDefault();
      }}
      onClick={(event) => {
        const field = findPasswordInput(event.currentTarget);
        const { selectionStart, selectionEnd } = field ?? { selectionStart: null, selectionEnd: null };
        flushSync(() => {
          onRevealedChange(!revealed);
        });
        // Changing the input type resets the selection.
        field?.setSelectionRange(selectionStart, selectionEnd);
      }}
    >
      <VisibilityIcon />
    </button>
  );
}

const findPasswordInput = (button: Element): HTMLInputElement | null =>
  button.closest('[data-slot="input-frame"]')?.querySelector('input') ?? null;

interface PasswordRevealProps {
  readonly revealed: boolean;
  readonly disabled: boolean;
  readonly labels: PasswordRevealLabels;
  readonly onRevealedChange: (revealed: boolean) => void;
}
