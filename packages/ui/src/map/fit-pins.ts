import { fitCamera, panned, project } from './mercator.ts';
import type { Camera, Point, Size } from './mercator.ts';

/** A rectangle in pixels of the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PinFit {
  readonly points: readonly Point[];
  readonly size: Size;
  /** Free pixels around the points. */
  readonly padding: number;
  /** Where the map's buttons lie. */
  readonly controls: Box | null;
}

/** The closest zoom at which a fit shows several points, or one. */
const closestFit = 17;
/** Pins stand above their points: a fit leaves this much more room at the top. */
const headroom = 48;
/** Half the width of a pin, and its height, at the usual size. */
const pinReach = { side: 26, above: 65, below: 8 };
/** Free pixels between a pin and the buttons. */
const gap = 8;

/** The closest camera that shows all points with their pins, none of them under the buttons if it can be helped. */
export function fitPins(fit: PinFit): Camera | null {
  const { points, size, padding, controls } = fit;
  const around = { left: padding, top: padding + headroom, right: padding, bottom: padding };
  const plain = fitWithin(points, size, around);
  if (!plain || !controls || !isCovered(plain, fit)) return plain;

  const isAtRight = controls.left + controls.right > size.width;
  const aside = isAtRight
    ? { ...around, right: Math.max(padding, size.width - controls.left + pinReach.side + gap) }
    : { ...around, left: Math.max(padding, controls.right + pinReach.side + gap) };
  const above = { ...around, bottom: Math.max(padding, size.height - controls.top + pinReach.below + gap) };
  const free = [aside, above]
    .map((insets) => fitWithin(points, size, insets))
    .filter((camera) => camera !== null)
    .filter((camera) => !isCovered(camera, fit));
  return free.toSorted((one, other) => other.zoom - one.zoom)[0] ?? plain;
}

/** Whether a pin lies under the buttons. */
export function isCovered(camera: Camera, { points, size, controls }: PinFit): boolean {
  if (!controls) return false;
  return points.some((point) => {
    const { x, y } = project(point, camera, size);
    return (
      x + pinReach.side > controls.left &&
      x - pinReach.side < controls.right &&
      y + pinReach.below > controls.top &&
      y - pinReach.above < controls.bottom
    );
  });
}

/** A fit into what the insets leave of the map; a map that is smaller than they are keeps a third of itself. */
function fitWithin(points: readonly Point[], size: Size, insets: Box): Camera | null {
  const inside = (length: number, start: number, end: number) =>
    Math.max(length - start - end, length / 3, 1);
  const inner = {
    width: inside(size.width, insets.left, insets.right),
    height: inside(size.height, insets.top, insets.bottom),
  };
  const share = {
    x: (size.width - inner.width) / Math.max(insets.left + insets.right, 1),
    y: (size.height - inner.height) / Math.max(insets.top + insets.bottom, 1),
  };
  const camera = fitCamera(points, inner, 0, closestFit);
  return (
    camera &&
    panned(camera, {
      x: ((insets.left - insets.right) / 2) * share.x,
      y: ((insets.top - insets.bottom) / 2) * share.y,
    })
  );
}
