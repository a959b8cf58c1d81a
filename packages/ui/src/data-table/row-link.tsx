import type { ReactNode } from 'react';
import type { TableModel } from './use-table.ts';

/**
 * The name of a row, and the link to what is behind it. With `onRowOpen` a plain press goes to the
 * consumer, who routes it; with a modifier the browser does as always. Renders an `<a>`, or the children.
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
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!onRowOpen || !isPlain) return;
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
