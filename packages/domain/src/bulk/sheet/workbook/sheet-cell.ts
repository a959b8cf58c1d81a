/** A cell with content. */
export interface SheetCell {
  /** The content as a person reads it. A date is `YYYY-MM-DD HH:MM`. */
  readonly text: string;
  /** Only for a cell that contains a number, dates included. */
  readonly number?: number;
}

export interface SheetRow {
  /** As a spreadsheet program shows it: the first row is 1. */
  readonly number: number;
  readonly isHidden: boolean;
  /** The cells with content by column. The first column is 0. */
  readonly cells: ReadonlyMap<number, SheetCell>;
}

/** A rectangle of cells that a spreadsheet shows as one. Only its first cell has content. */
export interface MergedRange {
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
}
