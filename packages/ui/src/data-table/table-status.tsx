import { useState } from 'react';
import type { TableModel } from './use-table.ts';

/**
 * Shows and announces the row and selection counts. Announces the sort order to screen readers only. Renders
 * a `<p role="status">` and a hidden live region.
 */
export function TableStatus<Row>({ table, loading, hasFailed }: TableStatusProps<Row>) {
  const { labels, rows, total, selection, sort, columns } = table;
  // Screen readers should not announce the initial sort.
  const [initialSort] = useState(sort);
  const [hasSortChanged, setSortChanged] = useState(false);
  if (!hasSortChanged && sort !== initialSort) setSortChanged(true);

  const header = columns.find(({ id }) => id === sort?.id)?.header;
  const parts: string[] = [];
  if (loading && rows.length === 0) parts.push(labels.loading);
  else if (!(hasFailed && rows.length === 0)) parts.push(labels.count(rows.length, total ?? rows.length));
  if (selection && selection.selected.size > 0) parts.push(labels.selected(selection.selected.size));

  return (
    <>
      <p role="status" data-slot="data-table-status" className="sb-table-status">
        {parts.join(' · ')}
      </p>
      <span role="status" className="sr-only">
        {hasSortChanged && (sort && header ? labels.sorted(header, sort.direction) : labels.unsorted)}
      </span>
    </>
  );
}

interface TableStatusProps<Row> {
  readonly table: TableModel<Row>;
  readonly loading: boolean;
  readonly hasFailed: boolean;
}
