/** A column of the grid. */
export interface GridColumn {
  readonly id: string;
  readonly header: string;
  /** Width as a CSS length, such as `10rem`. */
  readonly width: string;
  /** Use `end` for amounts, so that their digits line up. */
  readonly align?: 'start' | 'end';
}

/** A problem of one cell. A cell shows its first problem. */
export interface GridProblem {
  readonly column: string;
  readonly severity: 'error' | 'warning';
}

/** A rectangle of cells, in the order in which they are visible. */
export interface GridBlock {
  /** Keys of the rows. */
  readonly rows: readonly string[];
  /** Ids of the columns. */
  readonly columns: readonly string[];
}

/** The cell with the cursor, and the selected cells around it. */
export interface GridSelection {
  readonly row: string;
  readonly column: string;
  readonly block: GridBlock;
}

export interface GridPosition {
  /** Index of the row. */
  readonly row: number;
  /** Index of the column. */
  readonly column: number;
}
