import type { EventCallable, Store, Unit } from 'effector';
import type { BulkColumn } from '../../contracts/bulk-columns.ts';
import type { BulkRow, CellProblem } from '../sheet/bulk-row.ts';
import type { CellAddress, CellBlock, CellChange } from './cells.ts';
import type { RowValidation, RowValidator } from './checked-rows.ts';
import type { ProblemKind, RowCounts } from './row-counts.ts';

export interface RowEditingOptions {
  /** Brings a new list of rows, such as those of an uploaded file. */
  readonly rows: Unit<readonly BulkRow[]>;
  readonly $validation: Store<RowValidation>;
  /** The visible columns. All columns by default. */
  readonly $columns?: Store<readonly BulkColumn[]>;
}

/** The units of one grid. Each event that changes rows adds one undo step. */
export interface RowEditing {
  readonly cellEdited: EventCallable<CellChange>;
  /** Several cells were edited together, for example in the form of a row. */
  readonly rowEdited: EventCallable<readonly CellChange[]>;
  readonly blockFilledDown: EventCallable<CellBlock>;
  readonly blockCleared: EventCallable<CellBlock>;
  readonly textPasted: EventCallable<{ readonly block: CellBlock; readonly text: string }>;
  readonly rowsDeleted: EventCallable<readonly string[]>;
  readonly suggestionAccepted: EventCallable<CellAddress>;
  /** The vendor accepted the suggestions of all cells with the problem of this key. */
  readonly allSuggestionsAccepted: EventCallable<string>;
  /** The rows with these ids are orders now. Removes them and forgets all undo steps. */
  readonly rowsPlaced: EventCallable<readonly string[]>;
  readonly undoRequested: EventCallable<void>;
  readonly redoRequested: EventCallable<void>;
  readonly errorFilterSwitched: EventCallable<boolean>;
  /** The cursor moved to a row. Null when it left the grid. */
  readonly rowEntered: EventCallable<string | null>;

  readonly $columns: Store<readonly BulkColumn[]>;
  readonly $rows: Store<readonly BulkRow[]>;
  /** The problems of each row that has any, by row id. */
  readonly $problemsByRow: Store<ReadonlyMap<string, readonly CellProblem[]>>;
  /** Finds the problems that rows have by themselves, for a form that edits one. */
  readonly $validateRows: Store<RowValidator>;
  /** With the error filter, the rows with errors and the row with the cursor. Otherwise all rows. */
  readonly $visibleRows: Store<readonly BulkRow[]>;
  readonly $isErrorFilterOn: Store<boolean>;
  readonly $canUndo: Store<boolean>;
  readonly $canRedo: Store<boolean>;
  readonly $counts: Store<RowCounts>;
  readonly $problemKinds: Store<readonly ProblemKind[]>;
  /** The rows without errors. They can be placed now. */
  readonly $goodRows: Store<readonly BulkRow[]>;
  readonly $restRows: Store<readonly BulkRow[]>;
}
