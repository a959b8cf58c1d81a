/** A page to go to, or a place where pages were left out. */
export type PageListEntry = number | 'gap-before' | 'gap-after';

/** Pages shown on each side of the current one. */
const neighbours = 1;

/**
 * The pages to offer: the first, the last, the current one and its neighbours. Where exactly one page
 * would be left out it is shown instead, because a gap takes the same room. From the second page of many
 * on the list keeps its length, so that the buttons stay below the pointer.
 */
export function pageList(page: number, pageCount: number): readonly PageListEntry[] {
  const span = 2 * neighbours + 5;
  if (pageCount <= span) return range(1, pageCount);
  const from = Math.min(Math.max(page - neighbours, 3), pageCount - 2 * neighbours - 2);
  const to = from + 2 * neighbours;
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
