import type { MergedRange, SheetCell, SheetRow } from '../workbook/sheet-cell.ts';

export interface FilledRows {
  readonly rows: readonly SheetRow[];
  /** Number of cells that got the content of a merged cell. */
  readonly filledCount: number;
}

/** Gives the content of a cell that spans several rows to each of these rows, as a person reads it. */
export const fillMerged = (rows: readonly SheetRow[], merges: readonly MergedRange[]): FilledRows => {
  if (merges.length === 0) return { rows, filledCount: 0 };
  const ordered = merges.toSorted((one, other) => one.firstRow - other.firstRow);
  const open = new Map<number, { readonly lastRow: number; readonly cell: SheetCell }>();
  let filledCount = 0;
  let next = 0;
  const filled = rows.map((row) => {
    const cells = new Map(row.cells);
    for (; ordered[next] && (ordered[next]?.firstRow ?? 0) <= row.number; next += 1) {
      const { column, firstRow, lastRow } = ordered[next] ?? { column: 0, firstRow: 0, lastRow: 0 };
      const cell = firstRow === row.number ? row.cells.get(column) : undefined;
      if (cell) open.set(column, { lastRow, cell });
    }
    for (const [column, { lastRow, cell }] of open) {
      if (lastRow < row.number) open.delete(column);
      else if (!cells.has(column)) {
        cells.set(column, cell);
        filledCount += 1;
      }
    }
    return { ...row, cells };
  });
  return { rows: filled, filledCount };
};
