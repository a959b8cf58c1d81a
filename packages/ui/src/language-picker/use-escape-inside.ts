import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Handles Escape inside an element before a surrounding dialog does. Dialogs listen in the capture phase of
 * the document. This hook listens on the window, which receives the event first.
 */
export function useEscapeInside(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onEscape: () => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && element.current?.contains(event.target);
    if (event.key !== 'Escape' || event.isComposing || !isActive || !isInside) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onEscape();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
