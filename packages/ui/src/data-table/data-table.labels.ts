import type { SortDirection } from './data-table.types.ts';

/** The words that the table speaks by itself. */
export interface DataTableLabels {
  /** `total` is what there is beyond the rows at hand. */
  readonly count: (shown: number, total: number) => string;
  readonly selected: (count: number) => string;
  /** Read before the name of the row. */
  readonly selectRow: string;
  readonly selectAll: string;
  /** Spoken when the order changed. */
  readonly sorted: (header: string, direction: SortDirection) => string;
  readonly unsorted: string;
  /** Names the choice of an order above cards. */
  readonly sortBy: string;
  readonly sortOption: (header: string, direction: SortDirection) => string;
  readonly loading: string;
  readonly empty: string;
  readonly retry: string;
}

const digits = new Intl.NumberFormat('en');

export const dataTableLabels: DataTableLabels = {
  count: (shown, total) => {
    if (shown < total) return `${digits.format(shown)} of ${digits.format(total)} results`;
    return shown === 1 ? '1 result' : `${digits.format(shown)} results`;
  },
  selected: (count) => `${digits.format(count)} selected`,
  selectRow: 'Select',
  selectAll: 'Select all',
  sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
  unsorted: 'Not sorted',
  sortBy: 'Sort by',
  sortOption: (header, direction) => `${header}, ${direction}`,
  loading: 'Loading',
  empty: 'Nothing found',
  retry: 'Try again',
};
