import type { BulkColumn } from '../../contracts/bulk-columns.ts';
import type { BulkRow } from '../sheet/bulk-row.ts';

export interface CellAddress {
  readonly rowId: string;
  readonly column: BulkColumn;
}

export interface CellChange extends CellAddress {
  readonly value: string;
}

/** A rectangle of cells, in the order in which they are visible. */
export interface CellBlock {
  readonly rowIds: readonly string[];
  readonly columns: readonly BulkColumn[];
}

type Cells = BulkRow['cells'];

const hasValues = (cells: Cells, values: Partial<Cells>): boolean =>
  Object.entries(values).every(([column, value]) => cells[column as BulkColumn] === value);

/**
 * Applies changes to the rows. The last change of a cell wins.
 * @returns `rows` itself if no cell gets another value. Rows without a change keep their identity.
 */
export const changeCells = (rows: readonly BulkRow[], changes: readonly CellChange[]): readonly BulkRow[] => {
  const cellsByRow = new Map<string, Partial<Record<BulkColumn, string>>>();
  for (const { rowId, column, value } of changes)
    cellsByRow.set(rowId, { ...cellsByRow.get(rowId), [column]: value });
  let hasChanged = false;
  const changedRows = rows.map((row) => {
    const changedCells = cellsByRow.get(row.id);
    if (changedCells === undefined || hasValues(row.cells, changedCells)) return row;
    hasChanged = true;
    return { ...row, cells: { ...row.cells, ...changedCells } };
  });
  return hasChanged ? changedRows : rows;
};

/** Copies the first row of the block into its other rows. */
export const fillDown = (rows: readonly BulkRow[], { rowIds, columns }: CellBlock): readonly CellChange[] => {
  const [sourceId, ...targetIds] = rowIds;
  const source = rows.find(({ id }) => id === sourceId);
  if (source === undefined) return [];
  return targetIds.flatMap((rowId) =>
    columns.map((column) => ({ rowId, column, value: source.cells[column] })),
  );
};

export const clearCells = ({ rowIds, columns }: CellBlock): readonly CellChange[] =>
  rowIds.flatMap((rowId) => columns.map((column) => ({ rowId, column, value: '' })));
