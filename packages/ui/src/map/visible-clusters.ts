import { toWorld, worldSize } from './mercator.ts';
import type { Cluster } from './cluster-points.ts';
import type { MapFrame } from './map-store.ts';

/** From this zoom on, each point has its own marker, so that every marker can be reached. */
export const singleMarkerZoom = 19;
/** Space around the map in which markers are rendered ahead, in pixels. */
const marginPx = 80;

/** Which clusters a camera needs. Changes a few times during a pan instead of in every frame. */
export interface ClusterWindow {
  /** The whole zoom for which points are clustered. */
  readonly zoom: number;
  /** True if each point has its own marker. */
  readonly isSingle: boolean;
  /** Bounds in pixels of the whole world at `zoom`. */
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** Returns the window of a camera. Cameras that differ by less than a quarter of the map share most windows. */
export function clusterWindowOf({ camera, size }: MapFrame): ClusterWindow {
  const zoom = Math.round(camera.zoom);
  const scale = worldSize(zoom);
  const { x, y } = toWorld(camera.center);
  const [start, end] = [rangeAround(x * scale, size.width), rangeAround(y * scale, size.height)];
  return {
    zoom,
    isSingle: zoom >= singleMarkerZoom,
    west: start[0],
    east: start[1],
    north: end[0],
    south: end[1],
  };
}

function rangeAround(center: number, length: number): readonly [from: number, to: number] {
  const step = Math.max(length / 4, 1);
  const first = Math.floor(center / step) * step;
  // At half a zoom level below a whole one, the map shows √2 times its length in pixels of that level.
  const reach = length * Math.SQRT1_2 + marginPx;
  return [first - reach, first + step + reach];
}

/** Returns the clusters inside a window. */
export function visibleClusters<Item>(
  clusters: readonly Cluster<Item>[],
  { zoom, west, east, north, south }: ClusterWindow,
): readonly Cluster<Item>[] {
  const scale = worldSize(zoom);
  return clusters.filter(({ center }) => {
    const { x, y } = toWorld(center);
    return x * scale >= west && x * scale <= east && y * scale >= north && y * scale <= south;
  });
}
