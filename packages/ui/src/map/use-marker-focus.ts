import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps focus on a marker when the engine changes. The marker then moves into another parent element, which
 * recreates the element of the marker. Returns event handlers that track whether the marker has focus.
 */
export function useMarkerFocus(marker: RefObject<HTMLElement | null>, host: HTMLElement | null) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasFocus.current || marker.current?.contains(document.activeElement)) return;
    marker.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [marker, host]);
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
