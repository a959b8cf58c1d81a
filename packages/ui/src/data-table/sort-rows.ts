import type { TableColumn, TableSort } from './data-table.types.ts';

/** Ascending, descending, and back to the order in which the rows came. */
export function nextSort(sort: TableSort | null, id: string): TableSort | null {
  if (sort?.id !== id) return { id, direction: 'ascending' };
  return sort.direction === 'ascending' ? { id, direction: 'descending' } : null;
}

/**
 * Orders rows by the `compare` of the sorted column. Rows that compare equal keep the order in which they
 * came, in both directions. Without a sort, or without a `compare`, the rows are handed back as they are.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.id)?.compare;
  if (!sort || !compare) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(one, other));
}
