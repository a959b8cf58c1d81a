import type { BulkColumn } from '../../contracts/bulk-columns.ts';
import type { BulkRow, CellProblem } from '../sheet/bulk-row.ts';

export interface RestSheetOptions {
  readonly columns: readonly BulkColumn[];
  readonly problemsByRow: ReadonlyMap<string, readonly CellProblem[]>;
  /** Header of the last column, in the vendor's language. */
  readonly reasonHeader: string;
  /** Writes a problem as a sentence in the vendor's language. */
  readonly reasonOf: (problem: CellProblem) => string;
}

/**
 * Lists the cells of a sheet with the rows that were not placed: the header, then one line per row. The header
 * has the names of the template, so that vendors can correct the file and upload it again. The last column
 * lists the errors of the row, without its warnings.
 */
export const restSheet = (
  rows: readonly BulkRow[],
  { columns, problemsByRow, reasonHeader, reasonOf }: RestSheetOptions,
): readonly (readonly string[])[] => [
  [...columns, reasonHeader],
  ...rows.map(({ id, cells }) => {
    const errors = (problemsByRow.get(id) ?? []).filter(({ severity }) => severity === 'error');
    return [...columns.map((column) => cells[column]), [...new Set(errors.map(reasonOf))].join(' ')];
  }),
];
