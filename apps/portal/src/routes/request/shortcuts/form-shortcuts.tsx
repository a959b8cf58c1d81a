import { useGate, useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $quote } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { $areShortcutsEnabled, ShortcutsGate, shortcutListToggled } from './shortcuts.model.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { useFormShortcuts } from './use-form-shortcuts.ts';

/** The keys of the form: Control or Command with Enter sends it, a question mark lists them all, and so does the button. */
export function FormShortcuts({ onSend }: { onSend: () => void }) {
  const t = useT();
  useGate(ShortcutsGate);
  const [isEnabled, quote, show] = useUnit([$areShortcutsEnabled, $quote, shortcutListToggled]);
  useFormShortcuts({
    isEnabled,
    onSend: () => {
      // A fee that is still on its way is waited for at the button, whose summary then says it.
      if (quote.status === 'checking')
        document.querySelector<HTMLElement>('[data-slot=request-footer] [type=submit]')?.focus();
      else onSend();
    },
    onShowList: () => show(true),
  });

  return (
    <>
      <Button variant="ghost" size="sm" className="max-lg:hidden" onClick={() => show(true)}>
        {t('counter.keys')}
      </Button>
      <ShortcutList />
    </>
  );
}
