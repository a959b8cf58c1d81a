/** A list of equally high rows and the visible part of the screen. Lengths are in pixels. */
export interface Sight {
  readonly count: number;
  readonly rowHeight: number;
  readonly listTop: number;
  readonly viewTop: number;
  readonly viewBottom: number;
}

/** Range of rows to render. `end` is exclusive. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Extra rows rendered on each side, so that fast scrolling and the Tab key never reach a gap. */
const spare = 8;
/** The range changes in steps of this many rows, so that scrolling by one row causes no render. */
const step = 8;

/** Returns the range of rows to render. It holds at least one row unless the list is empty. */
export function rowsInSight({ count, rowHeight, listTop, viewTop, viewBottom }: Sight): RowRange {
  const first = Math.floor((viewTop - listTop) / rowHeight) - spare;
  const last = Math.ceil((viewBottom - listTop) / rowHeight) + spare;
  const start = Math.min(Math.max(0, Math.floor(first / step) * step), Math.max(0, count - 1));
  const end = Math.max(Math.min(count, Math.ceil(last / step) * step), Math.min(start + 1, count));
  return { start, end };
}

/** A row to render, or a gap as high as `rows` rows. */
export type Stretch = { readonly index: number } | { readonly gapBefore: number; readonly rows: number };

/**
 * Lists what to render for `count` rows: the rows of the range, the focused row, and gaps for all others.
 * @param focusedIndex Index of the focused row, which stays rendered. -1 if no row is focused.
 */
export function layOut(count: number, { start, end }: RowRange, kept: number): readonly Stretch[] {
  const drawn = Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, at) => start + at);
  if (kept >= 0 && kept < start && kept < count) drawn.unshift(kept);
  else if (kept >= end && kept < count) drawn.push(kept);
  const stretches: Stretch[] = [];
  let next = 0;
  for (const index of [...drawn, count]) {
    if (index > next) stretches.push({ gapBefore: index, rows: index - next });
    if (index < count) stretches.push({ index });
    next = index + 1;
  }
  return stretches;
}
