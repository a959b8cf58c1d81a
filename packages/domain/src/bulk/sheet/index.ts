export type { BulkRow, CellProblem } from './bulk-row.ts';
export type { SheetFailure } from './sheet-failure.ts';
export type { SheetNotice } from './table/sheet-notice.ts';
export { readTextTable } from './delimited/read-text-table.ts';
export { readOrderFile } from './read-order-file.ts';
export { readSheet } from './read-sheet.ts';
export type { ReadOptions, SheetReading } from './read-sheet.ts';
export { sheetLimits } from './sheet-limits.ts';
export { bulkPaymentMethods, type BulkPaymentMethod } from './cells/canonical-payment.ts';
export { needsAddressSearch } from './validation/row-input.ts';
export type {
  ParsedCell,
  ParsedRow,
  ParsedSheet,
  ParsedWorkbook,
  WorkbookParser,
} from './workbook/parsed-workbook.ts';
export { createRowValidator } from './validation/validate-row.ts';
export { validateRows } from './validation/validate-rows.ts';
export type { ValidationContext } from './validation/validation-context.ts';
