import { bulkColumns, type BulkColumn, type BulkRowInput } from '@saddlebag/domain/contracts';

export type Cells = Readonly<Record<BulkColumn, string>>;

const cellText = (input: BulkRowInput, column: BulkColumn): string =>
  (input.cells[column] ?? '').normalize('NFC').trim();

/** Returns every cell of a row, trimmed and NFC-normalized. An absent cell is empty. */
export const cellsOf = (input: BulkRowInput): Cells =>
  Object.fromEntries(bulkColumns.map((column) => [column, cellText(input, column)])) as Cells;

export const isEmptyRow = (input: BulkRowInput): boolean =>
  bulkColumns.every((column) => cellText(input, column) === '');
