import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { project } from './mercator.ts';
import { prefersReducedMotion } from '../internals/prefers-reduced-motion.ts';
import type { MapLayers, PlacedMarker } from './map-adapter.ts';
import type { MapStore } from './map-store.ts';
import type { Point } from './mercator.ts';

/** Milliseconds between updates of a rider's position. The marker glides for the same time. */
export const riderGlideMs = 2000;

interface MarkerPositionOptions {
  readonly store: MapStore;
  /** Layers of the engine. Null if `MapView` positions the markers itself. */
  readonly layers: MapLayers | null;
  readonly position: Point;
  readonly glideMs: number;
  /** Markers with a higher rank appear above others. */
  readonly rank: number;
  /** While true, the marker appears above all others. */
  readonly isRaised: boolean;
}

const interpolate = (from: Point, to: Point, fraction: number): Point => ({
  latitude: from.latitude + (to.latitude - from.latitude) * fraction,
  longitude: from.longitude + (to.longitude - from.longitude) * fraction,
});

/**
 * Returns true if the marker should jump instead of glide. While a page is hidden, browsers run no animation
 * frames.
 */
const shouldJump = (glideMs: number) => glideMs === 0 || document.hidden || prefersReducedMotion();

/**
 * Keeps a marker's element above its point while the map moves, and glides it to a new point over `glideMs`.
 * With reduced motion or on a hidden page, the marker jumps instead. The hook sets the element's transform or
 * moves the marker in the engine's layer, without rendering.
 *
 * Returns the ref of the element, the host to render the element into, and `hold`. The host is null without
 * layers: the element then renders in place. During a drag, `hold(point)` keeps the marker at another point.
 * `hold(null)` releases the marker.
 */
export function useMarkerPosition({
  store,
  layers,
  position,
  glideMs,
  rank,
  isRaised,
}: MarkerPositionOptions) {
  const element = useRef<HTMLDivElement>(null);
  const placedMarker = useRef<PlacedMarker | null>(null);
  const shownPoint = useRef(position);
  const heldPoint = useRef<Point | null>(null);
  const host = useMemo(() => (layers ? createMarkerHost() : null), [layers]);
  const { latitude, longitude } = position;

  const updatePosition = useCallback(() => {
    const point = heldPoint.current ?? shownPoint.current;
    if (placedMarker.current) placedMarker.current.moveTo(point);
    else if (element.current) applyTransform(element.current, store, point);
  }, [store]);
  useLayoutEffect(() => {
    if (!layers || !host) {
      updatePosition();
      return store.onFrame(updatePosition);
    }
    const marker = layers.placeMarker(host, heldPoint.current ?? shownPoint.current, rank);
    placedMarker.current = marker;
    return () => {
      placedMarker.current = null;
      marker.remove();
    };
  }, [store, layers, host, rank, updatePosition]);
  useLayoutEffect(() => {
    placedMarker.current?.raise(isRaised);
  }, [host, isRaised]);

  useLayoutEffect(() => {
    const from = shownPoint.current;
    const to = { latitude, longitude };
    const showPoint = (point: Point) => {
      shownPoint.current = point;
      updatePosition();
    };
    // A new position from the consumer replaces the point held by a drag.
    heldPoint.current = null;
    const isUnchanged = from.latitude === latitude && from.longitude === longitude;
    if (isUnchanged || shouldJump(glideMs)) {
      showPoint(to);
      return undefined;
    }
    let start: number | undefined;
    let frameRequest = requestAnimationFrame(function drawFrame(now) {
      start ??= now;
      const fraction = Math.min((now - start) / glideMs, 1);
      showPoint(interpolate(from, to, fraction));
      if (fraction < 1) frameRequest = requestAnimationFrame(drawFrame);
    });
    return () => {
      cancelAnimationFrame(frameRequest);
    };
  }, [latitude, longitude, glideMs, updatePosition]);

  const hold = (point: Point | null) => {
    heldPoint.current = point;
    updatePosition();
  };
  return { element, host, hold };
}

function applyTransform(element: HTMLElement, store: MapStore, point: Point) {
  const { camera, size } = store.frame();
  const { x, y } = project(point, camera, size);
  element.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}

/**
 * Creates the element that the engine places at the point and that contains the marker. The element is
 * left-to-right, so that pixels count from the left edge.
 */
function createMarkerHost() {
  const host = document.createElement('div');
  host.dir = 'ltr';
  return host;
}
