import type { SortDirection } from './data-table.types.ts';

export interface DataTableLabels {
  /** `shown` is the number of loaded rows. `total` includes the rows that are not loaded. */
  readonly count: (shown: number, total: number) => string;
  readonly selected: (count: number) => string;
  /** Start of the accessible name of a row's checkbox, followed by the row's name. */
  readonly selectRow: string;
  readonly selectAll: string;
  /** Announced after the sort order changes. */
  readonly sorted: (header: string, direction: SortDirection) => string;
  readonly unsorted: string;
  /** Accessible name of the sort select above cards. */
  readonly sortBy: string;
  readonly sortOption: (header: string, direction: SortDirection) => string;
  readonly loading: string;
  readonly empty: string;
  readonly retry: string;
}

const numberFormat = new Intl.NumberFormat('en');

export const dataTableLabels: DataTableLabels = {
  count: (shown, total) => {
    if (shown < total) return `${numberFormat.format(shown)} of ${numberFormat.format(total)} results`;
    return shown === 1 ? '1 result' : `${numberFormat.format(shown)} results`;
  },
  selected: (count) => `${numberFormat.format(count)} selected`,
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
