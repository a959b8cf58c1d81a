import { TableCheckbox } from './table-checkbox.tsx';
import type { TableModel } from './use-table.ts';

/** The checkbox of one row, named after the row. With Shift, a click or the space bar selects a range. */
export function SelectRow<Row>({
  table,
  index,
}: {
  readonly table: TableModel<Row>;
  readonly index: number;
}) {
  const { id, selection, keys, labels } = table;
  const key = keys[index];
  if (!selection || key === undefined) return null;
  const selectLabelId = `${id}-select-${String(index)}`;
  return (
    <TableCheckbox
      checked={selection.selected.has(key)}
      aria-labelledby={`${selectLabelId} ${id}-name-${String(index)}`}
      onChange={(event) => {
        const { nativeEvent } = event;
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        selection.toggle(key, event.currentTarget.checked, isRange);
      }}
    >
      <span id={selectLabelId} className="sr-only">
        {labels.selectRow}
      </span>
    </TableCheckbox>
  );
}
