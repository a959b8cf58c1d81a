import { useId, useMemo } from 'react';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { nextSort, sortRows } from './sort-rows.ts';
import { useSelection } from './use-selection.ts';
import type { MouseEvent } from 'react';
import type { DataTableLabels } from './data-table.labels.ts';
import type { TableColumn, TableSort } from './data-table.types.ts';
import type { Selection } from './use-selection.ts';

/** State and actions that the table and card layouts share. */
export interface TableModel<Row> {
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  /** The column that names a row and holds its link. */
  readonly rowHeader: TableColumn<Row> | undefined;
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly total: number | undefined;
  readonly sort: TableSort | null;
  readonly setSort: (sort: TableSort | null) => void;
  readonly cycleSort: (id: string) => void;
  readonly selection: Selection | null;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly onRowOpen: ((row: Row, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly labels: DataTableLabels;
}

export interface TableOptions<Row> extends Pick<TableModel<Row>, 'caption' | 'columns' | 'rows' | 'labels'> {
  readonly rowKey: (row: Row) => string;
  readonly total?: number | undefined;
  readonly sort?: TableSort | null | undefined;
  readonly defaultSort?: TableSort | null | undefined;
  readonly onSortChange?: ((sort: TableSort | null) => void) | undefined;
  readonly selectable: boolean;
  readonly selected?: ReadonlySet<string> | undefined;
  readonly defaultSelected?: ReadonlySet<string> | undefined;
  readonly onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  readonly rowHref?: TableModel<Row>['rowHref'];
  readonly onRowOpen?: TableModel<Row>['onRowOpen'];
}

/** Sorts the rows and manages the selection for both layouts. */
export function useTable<Row>(options: TableOptions<Row>): TableModel<Row> {
  const { caption, columns, rows, rowKey, labels, selectable } = options;
  const id = useId();
  const [sort, setSort] = useControllableState({
    value: options.sort,
    defaultValue: options.defaultSort ?? null,
    onChange: options.onSortChange,
  });
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const keys = useMemo(() => sorted.map(rowKey), [sorted, rowKey]);
  const selection = useSelection({
    keys,
    selected: options.selected,
    defaultSelected: options.defaultSelected,
    onSelectedChange: options.onSelectedChange,
  });
  return {
    id,
    caption,
    columns,
    rowHeader: columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0],
    rows: sorted,
    keys,
    total: options.total,
    sort,
    setSort,
    cycleSort: (column) => {
      setSort(nextSort(sort, column));
    },
    selection: selectable ? selection : null,
    rowHref: options.rowHref,
    onRowOpen: options.onRowOpen,
    labels,
  };
}
