/** The heights of a sheet, lowest first. */
export const sheetHeights = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** Speed in pixels per millisecond. A faster drag moves the sheet on, even if it is short. */
const flickSpeed = 0.4;

/** Where the user dropped a sheet. Lengths are in pixels. */
export interface Drop {
  /** The length at which the sheet rests, by height. */
  readonly lengths: Readonly<Record<SheetHeight, number>>;
  /** The length of the sheet when it was dropped. */
  readonly length: number;
  /** Pixels per millisecond. Positive while the sheet grew. */
  readonly speed: number;
}

/** Returns the height nearest to `height` in the list, one step up or down. Stops at both ends. */
export const stepHeight = (height: SheetHeight, step: 1 | -1): SheetHeight =>
  sheetHeights[sheetHeights.indexOf(height) + step] ?? height;

/**
 * Returns the height at which a dropped sheet comes to rest: the next one in the direction of a flick,
 * otherwise the nearest.
 */
export const restingHeight = ({ lengths, length, speed }: Drop): SheetHeight => {
  if (speed > flickSpeed) return sheetHeights.find((height) => lengths[height] >= length) ?? 'full';
  if (speed < -flickSpeed) return sheetHeights.findLast((height) => lengths[height] <= length) ?? 'peek';
  const distanceOf = (height: SheetHeight) => Math.abs(lengths[height] - length);
  return sheetHeights.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0] ?? 'half';
};
