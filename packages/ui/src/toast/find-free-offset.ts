/** A rectangle in the coordinates of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A distance in pixels from the toasts' own corner: along the text direction, and away from the edge. */
export interface Offset {
  readonly inline: number;
  readonly block: number;
}

interface Search {
  /** The toasts at their own corner. */
  readonly box: Box;
  readonly window: { readonly width: number; readonly height: number };
  /** What the toasts must not cover. */
  readonly obstacles: readonly Box[];
  /** 1 if the text direction is left to right, -1 otherwise. */
  readonly inlineSign: 1 | -1;
  /** 1 if the toasts hang from the top edge, -1 if they grow from the bottom edge. */
  readonly blockSign: 1 | -1;
}

/** Pixels between two tried offsets, and between the toasts and an obstacle or the edge. */
const blockStep = 4;
const inlineStep = 16;
const clearance = 4;
/** The toasts rather move along their edge than away from it. */
const blockWeight = 4;

const shift = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

/** Returns true if the box covers none of the obstacles. */
export const isFree = (box: Box, obstacles: readonly Box[]): boolean =>
  !obstacles.some(
    ({ left, top, right, bottom }) =>
      left < box.right + clearance &&
      right > box.left - clearance &&
      top < box.bottom + clearance &&
      bottom > box.top - clearance,
  );

const isInside = ({ left, top, right, bottom }: Box, { width, height }: Search['window']): boolean =>
  left >= clearance && top >= clearance && right <= width - clearance && bottom <= height - clearance;

/** Finds the place nearest to the toasts' own corner that covers no obstacle. Returns null if there is none. */
export function findFreeOffset({ box, window, obstacles, inlineSign, blockSign }: Search): Offset | null {
  let nearest: Offset | null = null;
  let lowestCost = Infinity;
  for (let block = 0; block < window.height && block * blockWeight < lowestCost; block += blockStep)
    for (let inline = 0; inline < window.width; inline += inlineStep) {
      const cost = block * blockWeight + inline;
      if (cost >= lowestCost) break;
      const moved = shift(box, inline * inlineSign, block * blockSign);
      if (!isInside(moved, window) || !isFree(moved, obstacles)) continue;
      nearest = { inline, block };
      lowestCost = cost;
    }
  return nearest;
}
