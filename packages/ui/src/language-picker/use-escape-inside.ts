import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Hears Escape inside an element before the dialog around it does: dialogs listen in the capture phase of
 * the document, and the window comes before the document.
 */
export function useEscapeInside(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onEscape: () => void,
) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && element.current?.contains(event.target);
    if (event.key !== 'Escape' || event.isComposing || !isActive || !isInside) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onEscape();
  });
  useEffect(() => {
    window.addEventListener('keydown', hear, { capture: true });
    return () => {
      window.removeEventListener('keydown', hear, { capture: true });
    };
  }, []);
}
