import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus with a marker that moves into another engine's layer while somebody is at it: its element is made
 * anew there. Returns what tells it of the focus.
 */
export function useKeptFocus(marker: RefObject<HTMLElement | null>, host: HTMLElement | null) {
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
