import { useGate, useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $quote } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { $areShortcutsEnabled } from '../../../shortcuts/index.ts';
import { FormShortcutsGate, shortcutListToggled } from './shortcuts.model.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { useFormShortcuts } from './use-form-shortcuts.ts';

/** Focuses the first field of a new request. Returns false if the form changes an order instead. */
const focusFirstField = (): boolean => {
  const controls = document.querySelectorAll<HTMLElement>('[data-slot=form-scroll] input');
  const field = [...controls].find(
    (control) => control.matches(':enabled:not([type=radio])') && control.checkVisibility(),
  );
  field?.focus();
  return field !== undefined;
};

/**
 * The keyboard shortcuts of the form: N focuses the first field, Ctrl/⌘ + Enter submits, and `?` or the button lists
 * all shortcuts.
 */
export function FormShortcuts({ onSend }: { onSend: () => void }) {
  const t = useT();
  useGate(FormShortcutsGate);
  const [isEnabled, quote, toggleList] = useUnit([$areShortcutsEnabled, $quote, shortcutListToggled]);
  useFormShortcuts({
    isEnabled,
    onSend: () => {
      // While the fee loads, focuses the button instead. Its description announces the fee.
      if (quote.status === 'checking')
        document.querySelector<HTMLElement>('[data-slot=request-footer] [type=submit]')?.focus();
      else onSend();
    },
    onShowList: () => toggleList(true),
    onStart: focusFirstField,
  });

  return (
    <>
      <Button variant="ghost" size="sm" className="max-lg:hidden" onClick={() => toggleList(true)}>
        {t('counter.keys')}
      </Button>
      <ShortcutList />
    </>
  );
}
