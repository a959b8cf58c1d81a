/** A point of a line in pixels. Null breaks the line. */
export type LinePoint = { readonly x: number; readonly y: number } | null;

/** Splits a line into segments at its breaks. */
export function lineSegments(points: readonly LinePoint[]): readonly (readonly NonNullable<LinePoint>[])[] {
  const segments: NonNullable<LinePoint>[][] = [];
  let isBroken = true;
  for (const point of points) {
    if (point === null) {
      isBroken = true;
      continue;
    }
    if (isBroken) segments.push([]);
    segments.at(-1)?.push(point);
    isBroken = false;
  }
  return segments;
}

/** Returns SVG path data with straight lines. Curves would suggest values that were never measured. */
export const linePath = (segment: readonly NonNullable<LinePoint>[]): string =>
  segment.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

/**
 * Returns SVG path data for the area between a segment and the baseline. Returns an empty string for a single
 * point.
 */
export function areaPath(segment: readonly NonNullable<LinePoint>[], baseline: number): string {
  const first = segment[0];
  const last = segment.at(-1);
  if (!first || !last || segment.length < 2) return '';
  return `${linePath(segment)}L${last.x.toFixed(2)} ${baseline.toFixed(2)}L${first.x.toFixed(2)} ${baseline.toFixed(2)}Z`;
}
