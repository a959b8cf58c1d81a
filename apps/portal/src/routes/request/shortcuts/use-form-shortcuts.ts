import { useEffect, useEffectEvent } from 'react';
import { characterTargets, letterOf, newRequestKey } from '../../../shortcuts/index.ts';

interface FormShortcutHandlers {
  readonly isEnabled: boolean;
  /** Called on Ctrl+Enter or Command+Enter. */
  readonly onSend: () => void;
  /** Called when `?` is pressed outside text fields. */
  readonly onShowList: () => void;
  /** Called on the key of a new request. Returns false if the screen has no new request to start. */
  readonly onStart: () => boolean;
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Matches elements in which `?` is text to enter. */
const textFieldSelector = 'textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]';
/** Matches overlays, which handle keys themselves. */
const overlaySelector = '[role=dialog], [role=alertdialog], [popover]';

/** Handles the shortcuts of a form for the whole page. Ignores keys that another component has handled. */
export function useFormShortcuts({ isEnabled, onSend, onShowList, onStart }: FormShortcutHandlers) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isHandled = event.defaultPrevented || event.isComposing || event.repeat || event.altKey;
    if (!isEnabled || isHandled || isWithin(target, overlaySelector)) return;
    const hasCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && hasCommand && !event.shiftKey) {
      event.preventDefault();
      onSend();
    } else if (event.key === '?' && !hasCommand && !isWithin(target, textFieldSelector)) {
      event.preventDefault();
      onShowList();
    } else if (
      letterOf(event) === newRequestKey &&
      !hasCommand &&
      !event.shiftKey &&
      !isWithin(target, characterTargets) &&
      onStart()
    )
      event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
