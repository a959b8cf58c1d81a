import { fitCamera, panCamera, project } from './mercator.ts';
import type { Camera, Point, Size } from './mercator.ts';

/** A rectangle in pixels from the map's top-left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface FitPinsOptions {
  readonly points: readonly Point[];
  readonly size: Size;
  /** Free space around the points, in pixels. */
  readonly padding: number;
  /** Bounds of the map's buttons. Null if the map has none. */
  readonly controls: Box | null;
  /** Highest zoom of the result. Defaults to 17. */
  readonly closestZoom?: number;
}

/** Highest zoom of a fit by default: a few streets, so that a single pin keeps its surroundings. */
const defaultClosestZoom = 17;
/** Extra space at the top in pixels, because pins extend above their points. */
const headroom = 48;
/** Extent of a pin around its point at the default size, in pixels. `side` is half its width. */
const pinExtent = { side: 26, above: 65, below: 8 };
/** Free space between a pin and the buttons, in pixels. */
const controlsGap = 8;

/**
 * Returns the camera with the highest zoom that shows all pins, or null without points. Keeps pins clear of
 * the buttons if possible.
 */
export function fitPins(fit: FitPinsOptions): Camera | null {
  const { size, padding, controls } = fit;
  const baseInsets = { left: padding, top: padding + headroom, right: padding, bottom: padding };
  const unadjusted = fitWithin(fit, baseInsets);
  if (!unadjusted || !controls || !isAnyPinCovered(unadjusted, fit)) return unadjusted;

  const isAtRight = controls.left + controls.right > size.width;
  const besideInsets = isAtRight
    ? { ...baseInsets, right: Math.max(padding, size.width - controls.left + pinExtent.side + controlsGap) }
    : { ...baseInsets, left: Math.max(padding, controls.right + pinExtent.side + controlsGap) };
  const aboveInsets = {
    ...baseInsets,
    bottom: Math.max(padding, size.height - controls.top + pinExtent.below + controlsGap),
  };
  const clearFits = [besideInsets, aboveInsets]
    .map((insets) => fitWithin(fit, insets))
    .filter((camera) => camera !== null)
    .filter((camera) => !isAnyPinCovered(camera, fit));
  return clearFits.toSorted((a, b) => b.zoom - a.zoom)[0] ?? unadjusted;
}

/** Returns whether any pin lies under the buttons. */
export function isAnyPinCovered(camera: Camera, { points, size, controls }: FitPinsOptions): boolean {
  if (!controls) return false;
  return points.some((point) => {
    const { x, y } = project(point, camera, size);
    return (
      x + pinExtent.side > controls.left &&
      x - pinExtent.side < controls.right &&
      y + pinExtent.below > controls.top &&
      y - pinExtent.above < controls.bottom
    );
  });
}

/** Returns whether any pin is cut off by an edge of the map. */
export function isAnyPinCutOff(camera: Camera, { points, size }: FitPinsOptions): boolean {
  return points.some((point) => {
    const { x, y } = project(point, camera, size);
    return (
      x < pinExtent.side ||
      x > size.width - pinExtent.side ||
      y < pinExtent.above ||
      y > size.height - pinExtent.below
    );
  });
}

/** Fits the points inside the insets. If the map is too small, a third of its size remains for the points. */
function fitWithin(
  { points, size, closestZoom = defaultClosestZoom }: FitPinsOptions,
  insets: Box,
): Camera | null {
  const innerLength = (length: number, start: number, end: number) =>
    Math.max(length - start - end, length / 3, 1);
  const innerSize = {
    width: innerLength(size.width, insets.left, insets.right),
    height: innerLength(size.height, insets.top, insets.bottom),
  };
  const insetScale = {
    x: (size.width - innerSize.width) / Math.max(insets.left + insets.right, 1),
    y: (size.height - innerSize.height) / Math.max(insets.top + insets.bottom, 1),
  };
  const camera = fitCamera(points, innerSize, 0, closestZoom);
  return (
    camera &&
    panCamera(camera, {
      x: ((insets.left - insets.right) / 2) * insetScale.x,
      y: ((insets.top - insets.bottom) / 2) * insetScale.y,
    })
  );
}
