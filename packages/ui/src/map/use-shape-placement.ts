import { useLayoutEffect } from 'react';
import { project, toWorld, worldSize } from './mercator.ts';
import type { RefObject } from 'react';
import type { MapFrame, MapStore } from './map-store.ts';
import type { Point } from './mercator.ts';

/** The zoom at which shapes are drawn; from there they are scaled as a whole. */
const drawingZoom = 17;

/** A path in pixels of the drawing zoom, from its first point on. */
export function shapePath(path: readonly Point[], isClosed: boolean): string {
  const start = path[0];
  if (!start) return '';
  const origin = toWorld(start);
  const scale = worldSize(drawingZoom);
  const corners = path.map((point) => {
    const { x, y } = toWorld(point);
    const east = x - origin.x - Math.round(x - origin.x);
    return `${(east * scale).toFixed(1)} ${((y - origin.y) * scale).toFixed(1)}`;
  });
  return `M${corners.join('L')}${isClosed ? 'Z' : ''}`;
}

/** Keeps a drawn path in place while the map moves: one transform a frame, whatever the number of corners. */
export function useShapePlacement(
  group: RefObject<SVGGElement | null>,
  store: MapStore,
  start: Point | undefined,
) {
  const latitude = start?.latitude ?? 0;
  const longitude = start?.longitude ?? 0;
  useLayoutEffect(() => {
    const place = ({ camera, size }: MapFrame) => {
      const { x, y } = project({ latitude, longitude }, camera, size);
      const scale = 2 ** (camera.zoom - drawingZoom);
      group.current?.setAttribute(
        'transform',
        `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${String(scale)})`,
      );
    };
    place(store.frame());
    return store.onFrame(place);
  }, [group, store, latitude, longitude]);
}
