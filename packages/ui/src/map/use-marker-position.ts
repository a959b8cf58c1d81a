import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { project } from './mercator.ts';
import { prefersReducedMotion } from '../internals/prefers-reduced-motion.ts';
import type { MapLayers, PlacedMarker } from './map-adapter.ts';
import type { MapStore } from './map-store.ts';
import type { Point } from './mercator.ts';

interface MarkerPositionOptions {
  readonly store: MapStore;
  /** The engine's own layers, when it has some. */
  readonly layers: MapLayers | null;
  readonly position: Point;
  readonly glideMs: number;
  /** Higher ranks stand above lower ones. */
  readonly rank: number;
  /** Stands above all others for now. */
  readonly isRaised: boolean;
}

const between = (from: Point, to: Point, share: number): Point => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
});

/** Frames do not come while the page is hidden, and a glide that nobody sees is not made up for later. */
const jumps = (glideMs: number) => glideMs === 0 || document.hidden || prefersReducedMotion();

/**
 * Keeps a marker's element above its point while the map moves, and glides it to a new point over `glideMs` (at once
 * where the person prefers less motion, or does not look). It writes the element's transform, or tells the engine that
 * places it, and renders nothing.
 *
 * Returns the ref of the element, the host to render it into (null: in place), and a way to hold it at another point,
 * as a drag does, and to let it go with null.
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
  const placed = useRef<PlacedMarker | null>(null);
  const shown = useRef(position);
  const held = useRef<Point | null>(null);
  const host = useMemo(() => (layers ? markerHost() : null), [layers]);
  const { latitude, longitude } = position;

  const place = useCallback(() => {
    const point = held.current ?? shown.current;
    if (placed.current) placed.current.moveTo(point);
    else if (element.current) moveAbove(element.current, store, point);
  }, [store]);
  useLayoutEffect(() => {
    if (!layers || !host) {
      place();
      return store.onFrame(place);
    }
    const marker = layers.placeMarker(host, held.current ?? shown.current, rank);
    placed.current = marker;
    return () => {
      placed.current = null;
      marker.remove();
    };
  }, [store, layers, host, rank, place]);
  useLayoutEffect(() => {
    placed.current?.raise(isRaised);
  }, [host, isRaised]);

  useLayoutEffect(() => {
    const from = shown.current;
    const to = { latitude, longitude };
    const show = (point: Point) => {
      shown.current = point;
      place();
    };
    // The owner has spoken: where a drag held the marker no longer counts.
    held.current = null;
    const isStill = from.latitude === latitude && from.longitude === longitude;
    if (isStill || jumps(glideMs)) {
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
  }, [latitude, longitude, glideMs, place]);

  const hold = (point: Point | null) => {
    held.current = point;
    place();
  };
  return { element, host, hold };
}

function moveAbove(element: HTMLElement, store: MapStore, point: Point) {
  const { camera, size } = store.frame();
  const { x, y } = project(point, camera, size);
  element.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}

/** Reads left to right like the overlay, so that pixels are counted from the same side. */
function markerHost() {
  const host = document.createElement('div');
  host.dir = 'ltr';
  return host;
}
