import { memo } from 'react';
import { followRowLink } from './follow-row-link.ts';
import { RowLink } from './row-link.tsx';
import { SelectRow } from './select-row.tsx';
import type { TableModel } from './use-table.ts';

function UnmemoizedRow<Row>({ table, row, index, hasRowIndexes }: TableRowProps<Row>) {
  const { id, columns, rowHeader, selection, keys, rowHref } = table;
  const isSelected = selection?.selected.has(keys[index] ?? '') ?? false;
  return (
    // Keyboard and screen reader users follow the link inside the row. The click handler only enlarges the
    // mouse target.
    <tr
      data-slot="data-table-row"
      data-index={index}
      data-selected={isSelected ? '' : undefined}
      data-link={rowHref ? '' : undefined}
      aria-rowindex={hasRowIndexes ? index + 2 : undefined}
      {...(rowHref ? { onClick: followRowLink, onAuxClick: followRowLink } : {})}
    >
      {selection && (
        <td data-select="">
          <SelectRow table={table} index={index} />
        </td>
      )}
      {columns.map((column) => {
        const { align = 'start', cell } = column;
        if (column !== rowHeader) {
          return (
            <td key={column.id} data-slot="data-table-cell" data-align={align}>
              {cell(row)}
            </td>
          );
        }
        return (
          <th
            key={column.id}
            scope="row"
            id={`${id}-name-${String(index)}`}
            data-slot="data-table-cell"
            data-align={align}
            data-name=""
          >
            <RowLink table={table} row={row}>
              {cell(row)}
            </RowLink>
          </th>
        );
      })}
    </tr>
  );
}

/** One row of the table. Renders a `<tr>`. Style it through `[data-selected]` and `[data-link]`. */
// Memoized so that scrolling renders only the rows that come into view.
export const TableRow = memo(UnmemoizedRow) as typeof UnmemoizedRow;

interface TableRowProps<Row> {
  readonly table: TableModel<Row>;
  readonly row: Row;
  readonly index: number;
  /** Sets `aria-rowindex`, because not all rows are rendered. */
  readonly hasRowIndexes: boolean;
}
