import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { MapGroundState } from './use-map-engine.ts';

/** What comes and goes with the engines. */
const passing = '[data-slot=map-ground], [data-slot=map-picture], [data-slot=map-notice]';
/** What can have the focus then: an engine's canvas while it draws, else the picture. */
const reachable = '[data-slot=map-ground]:not([inert]) [tabindex="0"], [data-slot=map-picture]';

/**
 * Keeps the focus on the ground when what had it goes: an engine came, was lost, or is asked for again. Returns what
 * has to be called before any of that; a focus that is elsewhere stays there.
 */
export function useGroundFocus(root: RefObject<HTMLElement | null>, state: MapGroundState) {
  const isDue = useRef(false);
  useLayoutEffect(() => {
    const left = document.activeElement;
    const isLost = left === null || left === document.body || left.closest('[inert]') !== null;
    if (isDue.current && isLost) {
      root.current?.querySelector<HTMLElement>(reachable)?.focus({ preventScroll: true });
    }
    isDue.current = false;
  }, [root, state]);

  return () => {
    const holder = document.activeElement?.closest(passing) ?? null;
    isDue.current = holder !== null && root.current?.contains(holder) === true;
  };
}
