import { useEffect, useEffectEvent } from 'react';

interface FormShortcutHandlers {
  readonly isEnabled: boolean;
  /** Control or Command with Enter. */
  readonly onSend: () => void;
  /** A question mark, outside a field. */
  readonly onShowList: () => void;
}

const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** A question mark is a character there. */
const fields = 'textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]';
/** What lies over the form has keys of its own. */
const overlays = '[role=dialog], [role=alertdialog], [popover]';

/** Hears the keys of a form wherever the focus is on its page. What another part has made use of is left alone. */
export function useFormShortcuts({ isEnabled, onSend, onShowList }: FormShortcutHandlers) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTaken = event.defaultPrevented || event.isComposing || event.repeat || event.altKey;
    if (!isEnabled || isTaken || within(target, overlays)) return;
    const hasCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && hasCommand && !event.shiftKey) {
      event.preventDefault();
      onSend();
    } else if (event.key === '?' && !hasCommand && !within(target, fields)) {
      event.preventDefault();
      onShowList();
    }
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
