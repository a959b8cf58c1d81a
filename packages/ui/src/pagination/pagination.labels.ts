/** The words that the pages speak by themselves. */
export interface PaginationLabels {
  /** Names the landmark. */
  readonly pagination: string;
  readonly previous: string;
  readonly next: string;
  /** Names the link or button of a page. */
  readonly page: (page: string) => string;
  /** Where there is no room for the numbers. */
  readonly position: (page: string, pageCount: string) => string;
  /** Writes a number in the reader's digits. */
  readonly number: (value: number) => string;
}

export const paginationLabels: PaginationLabels = {
  pagination: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  position: (page, pageCount) => `Page ${page} of ${pageCount}`,
  number: String,
};

/** The words of a list that grows. */
export interface LoadMoreLabels {
  readonly more: string;
  readonly loading: string;
  /** How far one is; `total` is missing while nobody knows it. */
  readonly count: (shown: number, total: number | undefined) => string;
}

export const loadMoreLabels: LoadMoreLabels = {
  more: 'Load more',
  loading: 'Loading more',
  count: (shown, total) =>
    total === undefined ? `${String(shown)} shown` : `${String(shown)} of ${String(total)}`,
};
