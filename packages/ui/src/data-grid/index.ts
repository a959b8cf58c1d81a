export { DataGrid } from './data-grid.tsx';
export { dataGridLabels } from './data-grid.labels.ts';
export type { DataGridLabels } from './data-grid.labels.ts';
export type { DataGridProps } from './data-grid.props.ts';
export type { GridBlock, GridColumn, GridProblem, GridSelection } from './data-grid.types.ts';
