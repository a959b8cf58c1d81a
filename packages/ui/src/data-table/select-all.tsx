import { TableCheckbox } from './table-checkbox.tsx';
import type { TableModel } from './use-table.ts';

/** Selects every row at hand, or none of them any more. Renders nothing where rows cannot be selected. */
export function SelectAll<Row>({ table, withText = false }: SelectAllProps<Row>) {
  const { selection, labels, rows } = table;
  if (!selection) return null;
  return (
    <TableCheckbox
      checked={selection.extent === 'all'}
      mixed={selection.extent === 'some'}
      disabled={rows.length === 0}
      onChange={selection.toggleAll}
    >
      <span className={withText ? 'sb-table-box-text' : 'sr-only'}>{labels.selectAll}</span>
    </TableCheckbox>
  );
}

interface SelectAllProps<Row> {
  readonly table: TableModel<Row>;
  /** Shows the words beside the box. */
  readonly withText?: boolean;
}
