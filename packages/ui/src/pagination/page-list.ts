/** A page number, or a gap that replaces two or more pages. */
export type PageListEntry = number | 'gap-before' | 'gap-after';

/** Pages shown on each side of the current one. */
const neighbourCount = 1;

/**
 * Returns the entries to show: the first page, the last page, the current page and its neighbours. A gap
 * never replaces a single page, because both take the same space. The number of entries is the same for every
 * current page. The buttons therefore stay under the pointer while the user clicks through the pages.
 */
export function pageList(page: number, pageCount: number): readonly PageListEntry[] {
  const span = 2 * neighbourCount + 5;
  if (pageCount <= span) return range(1, pageCount);
  const from = Math.min(Math.max(page - neighbourCount, 3), pageCount - 2 * neighbourCount - 2);
  const to = from + 2 * neighbourCount;
  return [
    1,
    ...(from > 3 ? (['gap-before'] as const) : [2]),
    ...range(from, to),
    ...(to < pageCount - 2 ? (['gap-after'] as const) : [pageCount - 1]),
    pageCount,
  ];
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
