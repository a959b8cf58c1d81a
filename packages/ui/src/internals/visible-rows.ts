/** A list of rows of equal height, and the visible part of the screen. Lengths are in pixels. */
export interface RowViewport {
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
const overscan = 8;
/** The range changes in steps of this many rows, so that scrolling by one row causes no render. */
const rangeStep = 8;

/** Returns the range of rows to render. It holds at least one row unless the list is empty. */
export function visibleRowRange({ count, rowHeight, listTop, viewTop, viewBottom }: RowViewport): RowRange {
  const first = Math.floor((viewTop - listTop) / rowHeight) - overscan;
  const last = Math.ceil((viewBottom - listTop) / rowHeight) + overscan;
  const start = Math.min(Math.max(0, Math.floor(first / rangeStep) * rangeStep), Math.max(0, count - 1));
  const end = Math.max(Math.min(count, Math.ceil(last / rangeStep) * rangeStep), Math.min(start + 1, count));
  return { start, end };
}

/** A row to render, or a gap as high as `rows` rows. `gapBefore` is the index of the row after the gap. */
export type RowOrGap = { readonly index: number } | { readonly gapBefore: number; readonly rows: number };

/**
 * Lists what to render for `count` rows: the rows of the range, the focused row, and gaps for all others.
 * @param focusedIndex Index of the focused row, which stays rendered. -1 if no row is focused.
 */
export function layOutRows(
  count: number,
  { start, end }: RowRange,
  focusedIndex: number,
): readonly RowOrGap[] {
  const rowIndexes = Array.from(
    { length: Math.max(0, Math.min(end, count) - start) },
    (_, offset) => start + offset,
  );
  if (focusedIndex >= 0 && focusedIndex < start && focusedIndex < count) rowIndexes.unshift(focusedIndex);
  else if (focusedIndex >= end && focusedIndex < count) rowIndexes.push(focusedIndex);
  const rowsAndGaps: RowOrGap[] = [];
  let nextIndex = 0;
  for (const index of [...rowIndexes, count]) {
    if (index > nextIndex) rowsAndGaps.push({ gapBefore: index, rows: index - nextIndex });
    if (index < count) rowsAndGaps.push({ index });
    nextIndex = index + 1;
  }
  return rowsAndGaps;
}
