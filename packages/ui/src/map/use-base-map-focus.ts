import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { MapEngineState } from './use-map-engine.ts';

/** Selects the parts of the map that are replaced when the engine changes. */
const replacedParts = '[data-slot=map-ground], [data-slot=map-picture], [data-slot=map-notice]';
/** Selects the element to focus afterwards: the canvas of a ready engine, otherwise the static picture. */
const focusTarget = '[data-slot=map-ground]:not([inert]) [tabindex="0"], [data-slot=map-picture]';

/**
 * Focuses the base map without scrolling the page.
 * @param root The map's element, or an element around it.
 */
export function focusBaseMap(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>(focusTarget)?.focus({ preventScroll: true });
}

/**
 * Keeps focus on the base map when another element replaces its focused element. The replacement happens when
 * an engine becomes ready, fails or is retried. Returns a function to call before the replacement. Focus
 * outside the base map does not move.
 */
export function useBaseMapFocus(root: RefObject<HTMLElement | null>, state: MapEngineState) {
  const shouldRestore = useRef(false);
  useLayoutEffect(() => {
    const activeElement = document.activeElement;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.closest('[inert]') !== null;
    if (shouldRestore.current && isLost) {
      focusBaseMap(root.current);
    }
    shouldRestore.current = false;
  }, [root, state]);

  return () => {
    const focusedPart = document.activeElement?.closest(replacedParts) ?? null;
    shouldRestore.current = focusedPart !== null && root.current?.contains(focusedPart) === true;
  };
}
