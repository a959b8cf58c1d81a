export interface PaginationLabels {
  /** Accessible name of the navigation landmark. */
  readonly pagination: string;
  readonly previous: string;
  readonly next: string;
  /** Accessible name of the link or button of a page. */
  readonly page: (page: string) => string;
  /** Shown instead of the page numbers in a narrow container. */
  readonly position: (page: string, pageCount: string) => string;
  /** Formats a number in the digits of the reader's locale. */
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

export interface LoadMoreLabels {
  readonly more: string;
  readonly loading: string;
  /** Count of the shown entries. `total` is undefined while unknown. */
  readonly count: (shown: number, total: number | undefined) => string;
}

export const loadMoreLabels: LoadMoreLabels = {
  more: 'Load more',
  loading: 'Loading more',
  count: (shown, total) =>
    total === undefined ? `${String(shown)} shown` : `${String(shown)} of ${String(total)}`,
};
