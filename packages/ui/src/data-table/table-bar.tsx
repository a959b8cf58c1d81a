import { SelectAll } from './select-all.tsx';
import { SortChoice } from './sort-choice.tsx';
import { TableStatus } from './table-status.tsx';
import type { ReactNode } from 'react';
import type { TableModel } from './use-table.ts';

/** The bar above the rows, with the caption, row count and actions. */
export function TableBar<Row>({
  table,
  captionHidden,
  loading,
  hasFailed,
  actions,
  hasControls,
}: TableBarProps<Row>) {
  const isSortable = table.columns.some(({ sortable }) => sortable);
  return (
    <div data-slot="data-table-bar" className="sb-table-bar">
      <div className="sb-table-heading">
        <p
          id={`${table.id}-caption`}
          data-slot="data-table-caption"
          className={captionHidden ? 'sr-only' : 'sb-table-caption'}
        >
          {table.caption}
        </p>
        <TableStatus table={table} loading={loading} hasFailed={hasFailed} />
      </div>
      {actions && (
        <div data-slot="data-table-actions" className="sb-table-actions">
          {actions}
        </div>
      )}
      {hasControls && (table.selection !== null || isSortable) && (
        <div data-slot="data-table-controls" className="sb-table-controls">
          {table.selection && <SelectAll table={table} hasVisibleLabel />}
          {isSortable && <SortChoice table={table} />}
        </div>
      )}
    </div>
  );
}

interface TableBarProps<Row> {
  readonly table: TableModel<Row>;
  readonly captionHidden: boolean;
  readonly loading: boolean;
  readonly hasFailed: boolean;
  readonly actions: ReactNode;
  /** Shows the select-all checkbox and the sort control. Cards need both, because they have no headers. */
  readonly hasControls: boolean;
}
