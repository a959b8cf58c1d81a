import { TableCheckbox } from './table-checkbox.tsx';
import type { TableModel } from './use-table.ts';

/** Selects or deselects all loaded rows. Renders nothing if the rows are not selectable. */
export function SelectAll<Row>({ table, hasVisibleLabel = false }: SelectAllProps<Row>) {
  const { selection, labels, rows } = table;
  if (!selection) return null;
  return (
    <TableCheckbox
      checked={selection.extent === 'all'}
      mixed={selection.extent === 'some'}
      disabled={rows.length === 0}
      onChange={selection.toggleAll}
    >
      <span className={hasVisibleLabel ? 'sb-table-box-text' : 'sr-only'}>{labels.selectAll}</span>
    </TableCheckbox>
  );
}

interface SelectAllProps<Row> {
  readonly table: TableModel<Row>;
  /** Shows the label beside the checkbox. */
  readonly hasVisibleLabel?: boolean;
}
