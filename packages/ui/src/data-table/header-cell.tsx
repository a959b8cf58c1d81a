import { ChevronDownIcon, ChevronUpIcon } from '../icon/index.ts';
import type { TableColumn } from './data-table.types.ts';
import type { TableModel } from './use-table.ts';

/**
 * A column header. The button of a sortable column cycles through ascending, descending and unsorted. Renders
 * a `<th>`. Only the sorted column has `aria-sort`.
 */
export function HeaderCell<Row>({ table, column }: HeaderCellProps<Row>) {
  const { id, header, headerHidden, align = 'start', sortable, width } = column;
  const direction = table.sort?.id === id ? table.sort.direction : undefined;
  const isAscending = direction === 'ascending';
  const SortIcon = isAscending ? ChevronUpIcon : ChevronDownIcon;
  return (
    <th
      scope="col"
      aria-sort={direction}
      data-slot="data-table-header"
      data-align={align}
      data-name={table.rowHeader?.id === id ? '' : undefined}
      style={{ inlineSize: width, minInlineSize: width }}
    >
      {sortable ? (
        <button
          type="button"
          data-slot="data-table-sort-button"
          className="sb-table-sort-button"
          data-direction={direction}
          onClick={() => {
            table.cycleSort(id);
          }}
        >
          {header}
          <SortIcon size={14} strokeWidth={2.4} />
        </button>
      ) : (
        <span className={headerHidden ? 'sr-only' : undefined}>{header}</span>
      )}
    </th>
  );
}

interface HeaderCellProps<Row> {
  readonly table: TableModel<Row>;
  readonly column: TableColumn<Row>;
}
