import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Hears Escape in an element before the dialog around it does. Dialogs listen in the capture phase of the document,
 * where nothing inside them could answer first; the window comes before the document.
 *
 * @param answer returns true when it used the key, which then goes no further
 */
export function useEscapeFirst(element: RefObject<HTMLElement | null>, answer: () => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.target !== element.current) return;
    if (!answer()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    window.addEventListener('keydown', hear, { capture: true });
    return () => {
      window.removeEventListener('keydown', hear, { capture: true });
    };
  }, []);
}
