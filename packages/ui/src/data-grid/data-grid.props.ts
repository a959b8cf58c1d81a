import type { ComponentProps, ReactNode } from 'react';
import type { DataGridLabels } from './data-grid.labels.ts';
import type { GridBlock, GridColumn, GridProblem, GridSelection } from './data-grid.types.ts';

export interface DataGridProps<Row, Problem extends GridProblem> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onCopy' | 'onCut' | 'onPaste' | 'onKeyDown'
> {
  /** Accessible name of the grid. */
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowNumber: (row: Row) => number;
  /** The text of a cell. A stable function avoids renders of rows that did not change. */
  readonly cellText: (row: Row, column: string) => string;
  /** The problems of a row. A stable list avoids renders of rows that did not change. */
  readonly problemsOf?: ((row: Row) => readonly Problem[] | undefined) | undefined;
  /** The message of a problem. A stable function avoids renders, as with `cellText`. */
  readonly problemText?: ((problem: Problem) => string) | undefined;
  readonly onCellEdit: (row: string, column: string, text: string) => void;
  readonly onFillDown?: ((block: GridBlock) => void) | undefined;
  readonly onClear?: ((block: GridBlock) => void) | undefined;
  readonly onPaste?: ((block: GridBlock, text: string) => void) | undefined;
  /** Returns the text that a copy of the block puts on the clipboard. */
  readonly copyText?: ((block: GridBlock) => string) | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /** The cursor or the selected block changed. Null before the grid first has the focus. */
  readonly onSelectionChange?: ((selection: GridSelection | null) => void) | undefined;
  /** Maximum height as a CSS length. */
  readonly maxHeight?: string | undefined;
  /** Shown instead of the rows when there are none. */
  readonly empty?: ReactNode;
  readonly labels?: Partial<DataGridLabels> | undefined;
}
