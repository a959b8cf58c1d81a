import { useLayoutEffect, useRef } from 'react';
import { project } from './mercator.ts';
import { prefersReducedMotion } from './use-map-engine.ts';
import type { MapStore } from './map-store.ts';
import type { Point } from './mercator.ts';

const between = (from: Point, to: Point, share: number): Point => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
});

function place(element: HTMLElement | null, store: MapStore, point: Point) {
  const { camera, size } = store.frame();
  const { x, y } = project(point, camera, size);
  if (element) element.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}

/**
 * Keeps a marker's element above its point while the map moves, and glides it to a new point over `glideMs` (at once
 * where the person prefers less motion). It writes the element's transform and renders nothing.
 *
 * Returns the ref of the element, and a way to hold it at another point, as a drag does, and to let it go with null.
 */
export function useMarkerPosition(store: MapStore, position: Point, glideMs: number) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(position);
  const held = useRef<Point | null>(null);
  const { latitude, longitude } = position;

  useLayoutEffect(() => {
    const follow = () => {
      place(element.current, store, held.current ?? shown.current);
    };
    follow();
    return store.onFrame(follow);
  }, [store]);

  useLayoutEffect(() => {
    const from = shown.current;
    const to = { latitude, longitude };
    const show = (point: Point) => {
      shown.current = point;
      place(element.current, store, held.current ?? point);
    };
    // The owner has spoken: where a drag held the marker no longer counts.
    held.current = null;
    const isStill = from.latitude === latitude && from.longitude === longitude;
    if (isStill || glideMs === 0 || prefersReducedMotion()) {
      show(to);
      return undefined;
    }
    let start: number | undefined;
    let request = requestAnimationFrame(function glide(now) {
      start ??= now;
      const share = Math.min((now - start) / glideMs, 1);
      show(between(from, to, share));
      if (share < 1) request = requestAnimationFrame(glide);
    });
    return () => {
      cancelAnimationFrame(request);
    };
  }, [latitude, longitude, glideMs, store]);

  const hold = (point: Point | null) => {
    held.current = point;
    place(element.current, store, point ?? shown.current);
  };
  return { element, hold };
}
