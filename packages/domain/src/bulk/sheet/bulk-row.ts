import type { BulkColumn } from '../../contracts/bulk-columns.ts';
import type { TextParams } from '../../platform/i18n/index.ts';

/** A row of a sheet as a person reads it: every cell is text, and an empty cell is ''. */
export interface BulkRow {
  /** Stays the same while the row is edited, moved or filtered. */
  readonly id: string;
  /** The row's number in its sheet, as a spreadsheet program shows it: the first row is 1. */
  readonly rowNumber: number;
  readonly cells: Readonly<Record<BulkColumn, string>>;
}

export interface CellProblem {
  readonly rowId: string;
  readonly column: BulkColumn;
  /** An error prevents placing the row; a warning only asks for a look. */
  readonly severity: 'error' | 'warning';
  /** Key of the text in the group `bulk`. */
  readonly key: string;
  readonly params?: TextParams;
  /** The value that mends the cell with one press. */
  readonly suggestion?: string;
}
