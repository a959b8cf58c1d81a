import type { ReactNode } from 'react';
import type { TableModel } from './use-table.ts';

/**
 * The name of a row, linked to its page. An unmodified press calls `onRowOpen`, so that the consumer can
 * navigate. A press with a modifier key keeps the browser default. Renders an `<a>`, or only the children
 * without `rowHref`.
 */
export function RowLink<Row>({ table, row, children }: RowLinkProps<Row>) {
  const { rowHref, onRowOpen } = table;
  if (!rowHref) return children;
  return (
    <a
      href={rowHref(row)}
      data-slot="data-table-link"
      className="sb-table-link"
      onClick={(event) => {
        const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!onRowOpen || hasModifier) return;
        event.preventDefault();
        onRowOpen(row, event);
      }}
    >
      {children}
    </a>
  );
}

interface RowLinkProps<Row> {
  readonly table: TableModel<Row>;
  readonly row: Row;
  readonly children: ReactNode;
}
