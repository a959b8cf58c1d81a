import { useLayoutEffect, useRef } from 'react';
import { focusBaseMap } from './use-base-map-focus.ts';
import type { FocusEvent, RefObject } from 'react';
import type { MapStore } from './map-store.ts';
import type { Point } from './mercator.ts';

interface MarkerFocusOptions {
  readonly marker: RefObject<HTMLElement | null>;
  readonly host: HTMLElement | null;
  readonly store: MapStore;
  readonly position: Point;
}

/**
 * Keeps the focus on a marker useful. A marker outside the visible part of the map moves into it when the
 * keyboard focuses it. When the engine changes, the focus follows the marker into its new parent element. When
 * a focused marker disappears, for example into a cluster, the focus moves to the base map.
 *
 * Returns event handlers for the element of the marker.
 */
export function useMarkerFocus({ marker, host, store, position }: MarkerFocusOptions) {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || marker.current?.contains(document.activeElement)) return;
    marker.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [marker, host]);
  useLayoutEffect(
    () => () => {
      focusBaseMap(focused.current?.closest<HTMLElement>('[data-slot=map]') ?? null);
    },
    [],
  );
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target;
      // A press focuses too, but the user sees what they press, and a drag must not move the map.
      if (target.matches(':focus-visible')) store.revealPoint(position);
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
