/** A point of a line in pixels. Null breaks the line. */
export type LinePoint = { readonly x: number; readonly y: number } | null;

/** Splits a line into segments at its breaks. */
export function lineStretches(points: readonly LinePoint[]): readonly (readonly NonNullable<LinePoint>[])[] {
  const stretches: NonNullable<LinePoint>[][] = [];
  let isBroken = true;
  for (const point of points) {
    if (point === null) {
      isBroken = true;
      continue;
    }
    if (isBroken) stretches.push([]);
    stretches.at(-1)?.push(point);
    isBroken = false;
  }
  return stretches;
}

/** Returns SVG path data with straight lines. Curves would suggest values that were never measured. */
export const linePath = (stretch: readonly NonNullable<LinePoint>[]): string =>
  stretch.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

/** Returns SVG path data for the area between a segment and the baseline. Empty for a single point. */
export function areaPath(stretch: readonly NonNullable<LinePoint>[], foot: number): string {
  const first = stretch[0];
  const last = stretch.at(-1);
  if (!first || !last || stretch.length < 2) return '';
  return `${linePath(stretch)}L${last.x.toFixed(2)} ${foot.toFixed(2)}L${first.x.toFixed(2)} ${foot.toFixed(2)}Z`;
}
