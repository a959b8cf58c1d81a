/** A point in degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** What the map looks at. */
export interface Camera {
  readonly center: Point;
  /** 0 shows the world on a tile of 256 px; each step doubles the scale (as in web map services and OpenStreetMap). */
  readonly zoom: number;
}

/** A place on the screen, in CSS pixels from the map's top left corner. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The map's measures in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Web Mercator ends here; the poles are at infinity. */
const latitudeLimit = 85.051129;
const tileSize = 256;
export const minimumZoom = 2;
export const maximumZoom = 21;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const clampZoom = (zoom: number) => clamp(zoom, minimumZoom, maximumZoom);

/** The world's edge in pixels at a zoom. */
export const worldSize = (zoom: number) => tileSize * 2 ** zoom;

/** Web Mercator (EPSG:3857) onto a unit square, x to the east, y to the south. */
export function toWorld({ latitude, longitude }: Point): Pixel {
  const sine = Math.sin((clamp(latitude, -latitudeLimit, latitudeLimit) * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The point of a place on the unit square. */
export function fromWorld({ x, y }: Pixel): Point {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  const turns = x - Math.floor(x);
  return { latitude: clamp(latitude, -latitudeLimit, latitudeLimit), longitude: turns * 360 - 180 };
}

/** Where a point is seen. Across the date line, the copy nearer to the centre. */
export function project(point: Point, camera: Camera, size: Size): Pixel {
  const scale = worldSize(camera.zoom);
  const center = toWorld(camera.center);
  const place = toWorld(point);
  const east = place.x - center.x;
  return {
    x: (east - Math.round(east)) * scale + size.width / 2,
    y: (place.y - center.y) * scale + size.height / 2,
  };
}

/** What point is seen at a place; the inverse of `project`. */
export function unproject({ x, y }: Pixel, camera: Camera, size: Size): Point {
  const scale = worldSize(camera.zoom);
  const center = toWorld(camera.center);
  return fromWorld({
    x: center.x + (x - size.width / 2) / scale,
    y: center.y + (y - size.height / 2) / scale,
  });
}

/** The camera after its picture moved by some pixels (a drag to the right is positive x). */
export function panned(camera: Camera, { x, y }: Pixel): Camera {
  const none = { width: 0, height: 0 };
  return { ...camera, center: unproject({ x: -x, y: -y }, camera, none) };
}

/**
 * The closest camera that shows all points within a padding.
 *
 * @param padding free pixels on each side, given up when the map is smaller than it
 * @param closest the zoom for a single point, which fits at any
 */
export function fitCamera(
  points: readonly Point[],
  size: Size,
  padding: number,
  closest: number,
): Camera | null {
  const first = points[0];
  if (!first) return null;
  const home = toWorld(first);
  const places = points.map((point) => {
    const place = toWorld(point);
    return { x: place.x - Math.round(place.x - home.x), y: place.y };
  });
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const free = (length: number) => Math.max(length - 2 * padding, length / 3, 1);
  const scale = Math.min(
    free(size.width) / Math.max(east - west, 1e-12),
    free(size.height) / Math.max(south - north, 1e-12),
  );
  return {
    center: fromWorld({ x: (west + east) / 2, y: (north + south) / 2 }),
    zoom: clampZoom(Math.min(closest, Math.log2(scale / tileSize))),
  };
}

/** Whether a point lies in a ring (even-odd rule); rings need not repeat their first point. */
export function isInside({ latitude, longitude }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach((corner, index) => {
    const before = ring.at(index - 1) ?? corner;
    if (corner.latitude > latitude === before.latitude > latitude) return;
    const share = (latitude - corner.latitude) / (before.latitude - corner.latitude);
    if (longitude < corner.longitude + share * (before.longitude - corner.longitude)) inside = !inside;
  });
  return inside;
}
