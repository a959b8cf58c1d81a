import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Handles Escape in an element before the dialog around it does.
 *
 * Radix dialogs listen in the capture phase of the document, before any listener inside them runs. A capture
 * listener on the window runs earlier still.
 *
 * @param handleEscape Returns true to consume the key, which stops all other listeners.
 */
export function useEscapeFirst(element: RefObject<HTMLElement | null>, handleEscape: () => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.target !== element.current) return;
    if (!handleEscape()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
