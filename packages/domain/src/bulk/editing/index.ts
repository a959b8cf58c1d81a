export { bulkColumns, type BulkColumn } from '../../contracts/bulk-columns.ts';
export type { BulkRow, CellProblem } from '../sheet/bulk-row.ts';
export type { CellAddress, CellBlock, CellChange } from './cells.ts';
export type { RowValidation, RowValidator } from './checked-rows.ts';
export { copyText } from './clipboard.ts';
export { createRowEditing } from './create-row-editing.ts';
export { restSheet, type RestSheetOptions } from './rest-sheet.ts';
export type { ProblemKind, RowCounts } from './row-counts.ts';
export type { RowEditing, RowEditingOptions } from './row-editing.ts';
