/** A list of rows of one height, and the stretch of the screen through which it is seen, in pixels. */
export interface Sight {
  readonly count: number;
  readonly rowHeight: number;
  readonly listTop: number;
  readonly viewTop: number;
  readonly viewBottom: number;
}

/** Rows to draw; `end` is excluded. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Rows drawn beyond what is seen, so that a fast wheel and the Tab key meet no gap. */
const spare = 8;
/** The range moves in steps, so that scrolling by a row does not draw the whole anew. */
const step = 8;

/** Which rows of a long list have to be drawn. There is always at least one when there are any. */
export function rowsInSight({ count, rowHeight, listTop, viewTop, viewBottom }: Sight): RowRange {
  const first = Math.floor((viewTop - listTop) / rowHeight) - spare;
  const last = Math.ceil((viewBottom - listTop) / rowHeight) + spare;
  const start = Math.min(Math.max(0, Math.floor(first / step) * step), Math.max(0, count - 1));
  const end = Math.max(Math.min(count, Math.ceil(last / step) * step), Math.min(start + 1, count));
  return { start, end };
}

/** A row to draw, or how many rows' room to leave. */
export type Stretch = { readonly index: number } | { readonly gapBefore: number; readonly rows: number };

/**
 * What to draw of `count` rows: the range, the row that is `kept` because it has the focus, and the room
 * of everything else.
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
