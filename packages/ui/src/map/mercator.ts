/** A point in degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Centre and zoom of the map. */
export interface Camera {
  readonly center: Point;
  /** Web map zoom. At 0, the world is 256 px wide. Each whole level doubles the scale. */
  readonly zoom: number;
}

/** A position in CSS pixels from the map's top-left corner. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Size of the map in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Limit of Web Mercator in degrees. The projection moves the poles to infinity. */
const latitudeLimit = 85.051129;
const tileSize = 256;
export const minimumZoom = 2;
export const maximumZoom = 21;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const clampZoom = (zoom: number) => clamp(zoom, minimumZoom, maximumZoom);

/** Returns the width of the world in pixels at a zoom. */
export const worldSize = (zoom: number) => tileSize * 2 ** zoom;

/** Projects a point with Web Mercator (EPSG:3857) onto a unit square. x points east and y points south. */
export function toWorld({ latitude, longitude }: Point): Pixel {
  const sine = Math.sin((clamp(latitude, -latitudeLimit, latitudeLimit) * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Converts a position on the unit square to a point. Inverse of `toWorld`. */
export function fromWorld({ x, y }: Pixel): Point {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  const fraction = x - Math.floor(x);
  return { latitude: clamp(latitude, -latitudeLimit, latitudeLimit), longitude: fraction * 360 - 180 };
}

/**
 * Returns the pixel at which a point appears. Of the repeated copies of the world, uses the one closest to
 * the centre.
 */
export function project(point: Point, camera: Camera, size: Size): Pixel {
  const scale = worldSize(camera.zoom);
  const center = toWorld(camera.center);
  const position = toWorld(point);
  const east = position.x - center.x;
  return {
    x: (east - Math.round(east)) * scale + size.width / 2,
    y: (position.y - center.y) * scale + size.height / 2,
  };
}

/** Returns the point at a pixel. Inverse of `project`. */
export function unproject({ x, y }: Pixel, camera: Camera, size: Size): Point {
  const scale = worldSize(camera.zoom);
  const center = toWorld(camera.center);
  return fromWorld({
    x: center.x + (x - size.width / 2) / scale,
    y: center.y + (y - size.height / 2) / scale,
  });
}

/**
 * Returns the camera after the map is dragged by an offset in pixels. A drag to the right has a positive x.
 */
export function panCamera(camera: Camera, { x, y }: Pixel): Camera {
  const noSize = { width: 0, height: 0 };
  return { ...camera, center: unproject({ x: -x, y: -y }, camera, noSize) };
}

/**
 * Returns the camera with the highest zoom that shows all points within a padding, or null without points.
 *
 * @param padding Free space on each side, in pixels. Reduced if the map is too small.
 * @param closestZoom Highest zoom of the result. A single point always gets this zoom.
 */
export function fitCamera(
  points: readonly Point[],
  size: Size,
  padding: number,
  closestZoom: number,
): Camera | null {
  const first = points[0];
  if (!first) return null;
  const firstPosition = toWorld(first);
  const positions = points.map((point) => {
    const position = toWorld(point);
    return { x: position.x - Math.round(position.x - firstPosition.x), y: position.y };
  });
  const xs = positions.map((position) => position.x);
  const ys = positions.map((position) => position.y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const availableLength = (length: number) => Math.max(length - 2 * padding, length / 3, 1);
  const scale = Math.min(
    availableLength(size.width) / Math.max(east - west, 1e-12),
    availableLength(size.height) / Math.max(south - north, 1e-12),
  );
  return {
    center: fromWorld({ x: (west + east) / 2, y: (north + south) / 2 }),
    zoom: clampZoom(Math.min(closestZoom, Math.log2(scale / tileSize))),
  };
}

/** Returns whether a point lies in a ring, by the even-odd rule. The ring need not repeat its first point. */
export function isInside({ latitude, longitude }: Point, ring: readonly Point[]): boolean {
  let isInsideRing = false;
  ring.forEach((corner, index) => {
    const previous = ring.at(index - 1) ?? corner;
    if (corner.latitude > latitude === previous.latitude > latitude) return;
    const fraction = (latitude - corner.latitude) / (previous.latitude - corner.latitude);
    if (longitude < corner.longitude + fraction * (previous.longitude - corner.longitude))
      isInsideRing = !isInsideRing;
  });
  return isInsideRing;
}
