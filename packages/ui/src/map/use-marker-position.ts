import { useCallback, useLayoutEffect, useRef } from 'react';
import { project } from './mercator.ts';
import { prefersReducedMotion } from './use-map-engine.ts';
import type { RefObject } from 'react';
import type { MapStore } from './map-store.ts';
import type { Point } from './mercator.ts';

const between = (from: Point, to: Point, share: number): Point => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
});

/**
 * Keeps a marker's element above its point while the map moves, and glides it to a new point over `glideMs` (at once
 * where the person prefers less motion). It writes the element's transform and renders nothing.
 *
 * Returns a way to hold the marker at another point, as a drag does, and to let it go again with null.
 */
export function useMarkerPosition(
  element: RefObject<HTMLElement | null>,
  store: MapStore,
  position: Point,
  glideMs: number,
): (point: Point | null) => void {
  const shown = useRef(position);
  const held = useRef<Point | null>(null);
  const { latitude, longitude } = position;

  const place = useCallback(() => {
    const { camera, size } = store.frame();
    const { x, y } = project(held.current ?? shown.current, camera, size);
    if (element.current) element.current.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
  }, [element, store]);

  useLayoutEffect(() => {
    place();
    return store.onFrame(place);
  }, [place, store]);

  useLayoutEffect(() => {
    const from = shown.current;
    const to = { latitude, longitude };
    // The owner has spoken: where a drag held the marker no longer counts.
    held.current = null;
    const isStill = from.latitude === latitude && from.longitude === longitude;
    if (isStill || glideMs === 0 || prefersReducedMotion()) {
      shown.current = to;
      place();
      return undefined;
    }
    let start: number | undefined;
    let request = requestAnimationFrame(function glide(now) {
      start ??= now;
      const share = Math.min((now - start) / glideMs, 1);
      shown.current = between(from, to, share);
      place();
      if (share < 1) request = requestAnimationFrame(glide);
    });
    return () => {
      cancelAnimationFrame(request);
    };
  }, [latitude, longitude, glideMs, place]);

  return useCallback(
    (point) => {
      held.current = point;
      place();
    },
    [place],
  );
}
