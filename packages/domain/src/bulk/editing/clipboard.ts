import { readTabSeparated, writeTabSeparated } from './tab-separated.ts';
import type { BulkColumn } from '../../contracts/bulk-columns.ts';
import type { BulkRow } from '../sheet/bulk-row.ts';
import type { CellBlock, CellChange } from './cells.ts';

/**
 * Lays out pasted text with its first cell on the first cell of the block. Ignores the cells that end up
 * beyond the last visible row or column. A single pasted cell fills the whole block.
 * @param rows The visible rows
 * @param columns The visible columns
 */
export const pasteText = (
  rows: readonly BulkRow[],
  columns: readonly BulkColumn[],
  { block, text }: { readonly block: CellBlock; readonly text: string },
): readonly CellChange[] => {
  const lines = readTabSeparated(text);
  const [single = ''] = lines[0] ?? [];
  if (lines.length === 1 && lines[0]?.length === 1)
    return block.rowIds.flatMap((rowId) => block.columns.map((column) => ({ rowId, column, value: single })));
  const firstRow = rows.findIndex(({ id }) => id === block.rowIds[0]);
  const firstColumn = columns.findIndex((column) => column === block.columns[0]);
  if (firstRow < 0 || firstColumn < 0) return [];
  const targetColumns = columns.slice(firstColumn);
  return rows.slice(firstRow, firstRow + lines.length).flatMap(({ id }, line) =>
    targetColumns.flatMap((column, at) => {
      const value = lines[line]?.[at];
      return value === undefined ? [] : { rowId: id, column, value };
    }),
  );
};

/** Writes the cells of a block as text for the clipboard. */
export const copyText = (rows: readonly BulkRow[], { rowIds, columns }: CellBlock): string => {
  const copiedIds = new Set(rowIds);
  const copiedRows = rows.filter(({ id }) => copiedIds.has(id));
  return writeTabSeparated(copiedRows.map(({ cells }) => columns.map((column) => cells[column])));
};
