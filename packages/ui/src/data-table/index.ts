export { DataTable } from './data-table.tsx';
export { dataTableLabels } from './data-table.labels.ts';
export { sortRows } from './sort-rows.ts';
export type { DataTableProps } from './data-table.props.ts';
export type { DataTableLabels } from './data-table.labels.ts';
export type { CardRole, SortDirection, TableColumn, TableLayout, TableSort } from './data-table.types.ts';
