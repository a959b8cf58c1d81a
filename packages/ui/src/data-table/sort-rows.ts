import type { TableColumn, TableSort } from './data-table.types.ts';

/** Returns the next sort of a column: ascending, descending, then unsorted (null). */
export function nextSort(sort: TableSort | null, id: string): TableSort | null {
  if (sort?.id !== id) return { id, direction: 'ascending' };
  return sort.direction === 'ascending' ? { id, direction: 'descending' } : null;
}

/**
 * Sorts rows with the `compare` function of the sort column. Equal rows keep their original order in both
 * directions. Returns the same array if there is no sort or no `compare`.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.id)?.compare;
  if (!sort || !compare) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(a, b));
}
