import { useLayoutEffect } from 'react';
import { project, toWorld, worldSize } from './mercator.ts';
import type { RefObject } from 'react';
import type { MapFrame, MapStore } from './map-store.ts';
import type { Point } from './mercator.ts';

/** Zoom for which shape paths are computed. At other zooms, the whole path is scaled. */
const drawingZoom = 17;

/** Returns SVG path data in pixels at the drawing zoom, relative to the first point. */
export function shapePath(path: readonly Point[], isClosed: boolean): string {
  const start = path[0];
  if (!start) return '';
  const origin = toWorld(start);
  const scale = worldSize(drawingZoom);
  const coordinates = path.map((point) => {
    const { x, y } = toWorld(point);
    const east = x - origin.x - Math.round(x - origin.x);
    return `${(east * scale).toFixed(1)} ${((y - origin.y) * scale).toFixed(1)}`;
  });
  return `M${coordinates.join('L')}${isClosed ? 'Z' : ''}`;
}

/**
 * Keeps a shape in place while the map moves, with one transform per frame regardless of its number of
 * corners.
 */
export function useShapePlacement(
  group: RefObject<SVGGElement | null>,
  store: MapStore,
  start: Point | undefined,
) {
  const latitude = start?.latitude ?? 0;
  const longitude = start?.longitude ?? 0;
  useLayoutEffect(() => {
    const updateTransform = ({ camera, size }: MapFrame) => {
      const { x, y } = project({ latitude, longitude }, camera, size);
      const scale = 2 ** (camera.zoom - drawingZoom);
      group.current?.setAttribute(
        'transform',
        `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${String(scale)})`,
      );
    };
    updateTransform(store.frame());
    return store.onFrame(updateTransform);
  }, [group, store, latitude, longitude]);
}
