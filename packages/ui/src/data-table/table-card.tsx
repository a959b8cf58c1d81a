import { memo } from 'react';
import { followRowLink } from './follow-row-link.ts';
import { RowLink } from './row-link.tsx';
import { SelectRow } from './select-row.tsx';
import type { TableColumn } from './data-table.types.ts';
import type { TableModel } from './use-table.ts';

function UnmemoizedCard<Row>({ table, row, index, setSize }: TableCardProps<Row>) {
  const { id, columns, rowHeader, selection, keys, rowHref } = table;
  const roleOf = (column: TableColumn<Row>) => column.card ?? (column === rowHeader ? 'title' : 'field');
  const title = columns.find((column) => roleOf(column) === 'title') ?? rowHeader;
  const fields = columns.filter((column) => roleOf(column) === 'field' && column !== title);
  const isSelected = selection?.selected.has(keys[index] ?? '') ?? false;
  return (
    // Keyboard and screen reader users follow the link inside the card. The click handler only enlarges the
    // touch target.
    <li
      data-slot="data-table-card"
      className="sb-table-card"
      data-index={index}
      data-selected={isSelected ? '' : undefined}
      data-link={rowHref ? '' : undefined}
      aria-setsize={setSize}
      aria-posinset={setSize === undefined ? undefined : index + 1}
      {...(rowHref ? { onClick: followRowLink, onAuxClick: followRowLink } : {})}
    >
      <div className="sb-table-card-head">
        <SelectRow table={table} index={index} />
        <div
          id={`${id}-name-${String(index)}`}
          data-slot="data-table-card-title"
          className="sb-table-card-title"
        >
          <RowLink table={table} row={row}>
            {title?.cell(row)}
          </RowLink>
        </div>
        {columns
          .filter((column) => roleOf(column) === 'subtitle')
          .map((column) => (
            <div key={column.id} data-slot="data-table-card-subtitle" className="sb-table-card-subtitle">
              {column.cell(row)}
            </div>
          ))}
      </div>
      {fields.length > 0 && (
        <dl className="sb-table-card-fields">
          {fields.map((column) => (
            <div key={column.id} data-slot="data-table-card-field">
              <dt>{column.header}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** One row as a card. Renders an `<li>`. Style it through `[data-selected]` and `[data-link]`. */
// Memoized so that scrolling renders only the cards that come into view.
export const TableCard = memo(UnmemoizedCard) as typeof UnmemoizedCard;

interface TableCardProps<Row> {
  readonly table: TableModel<Row>;
  readonly row: Row;
  readonly index: number;
  /** Total number of cards, set if not all of them are rendered. */
  readonly setSize: number | undefined;
}
