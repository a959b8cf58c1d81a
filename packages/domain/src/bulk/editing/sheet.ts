import {
  changeCells,
  clearCells,
  fillDown,
  type CellAddress,
  type CellBlock,
  type CellChange,
} from './cells.ts';
import { checkRows, uncheckedRows, type CheckedRows, type RowValidation } from './checked-rows.ts';
import { pasteText } from './clipboard.ts';
import { recordRows, redo, startHistory, undo, type EditHistory } from './edit-history.ts';
import { suggestedChanges } from './row-counts.ts';
import type { BulkColumn } from '../../contracts/bulk-columns.ts';
import type { BulkRow } from '../sheet/bulk-row.ts';

/** What the vendor did to the rows. Each action is one undo step. */
export type SheetAction =
  | { readonly type: 'rowsLoaded'; readonly rows: readonly BulkRow[] }
  | { readonly type: 'cellsEdited'; readonly changes: readonly CellChange[] }
  | { readonly type: 'blockFilledDown'; readonly block: CellBlock }
  | { readonly type: 'blockCleared'; readonly block: CellBlock }
  | { readonly type: 'textPasted'; readonly block: CellBlock; readonly text: string }
  | { readonly type: 'rowsDeleted'; readonly rowIds: readonly string[] }
  | { readonly type: 'suggestionAccepted'; readonly cell: CellAddress }
  | { readonly type: 'allSuggestionsAccepted'; readonly key: string }
  | { readonly type: 'rowsPlaced'; readonly rowIds: readonly string[] }
  | { readonly type: 'undoRequested' }
  | { readonly type: 'redoRequested' };

export interface Sheet {
  readonly history: EditHistory;
  readonly checked: CheckedRows;
}

/** What is visible while the vendor acts. */
export interface SheetView {
  readonly rows: readonly BulkRow[];
  readonly columns: readonly BulkColumn[];
}

export const emptySheet: Sheet = { history: startHistory([]), checked: uncheckedRows };

const removeRows = (rows: readonly BulkRow[], rowIds: readonly string[]): readonly BulkRow[] => {
  const removedIds = new Set(rowIds);
  const remaining = rows.filter(({ id }) => !removedIds.has(id));
  return remaining.length === rows.length ? rows : remaining;
};

const changesOf = (
  { history: { rows }, checked: { problemsByRow } }: Sheet,
  action: SheetAction,
  view: SheetView,
): readonly CellChange[] => {
  switch (action.type) {
    case 'cellsEdited':
      return action.changes;
    case 'blockFilledDown':
      return fillDown(rows, action.block);
    case 'blockCleared':
      return clearCells(action.block);
    case 'textPasted':
      return pasteText(view.rows, view.columns, action);
    case 'suggestionAccepted': {
      const { rowId, column } = action.cell;
      return suggestedChanges([problemsByRow.get(rowId) ?? []], (problem) => problem.column === column);
    }
    case 'allSuggestionsAccepted':
      return suggestedChanges(problemsByRow.values(), ({ key }) => key === action.key);
    default:
      return [];
  }
};

const nextHistory = (sheet: Sheet, action: SheetAction, view: SheetView): EditHistory => {
  const { history } = sheet;
  switch (action.type) {
    case 'rowsLoaded':
      return startHistory(action.rows);
    case 'rowsDeleted':
      return recordRows(history, removeRows(history.rows, action.rowIds));
    // Undo must not bring back a row that is an order now, so the history starts again.
    case 'rowsPlaced':
      return startHistory(removeRows(history.rows, action.rowIds));
    case 'undoRequested':
      return undo(history);
    case 'redoRequested':
      return redo(history);
    default:
      return recordRows(history, changeCells(history.rows, changesOf(sheet, action, view)));
  }
};

/** Applies an action, and validates the rows that it changed. */
export const nextSheet = (
  sheet: Sheet,
  action: SheetAction,
  { view, validation }: { readonly view: SheetView; readonly validation: RowValidation },
): Sheet => {
  const history = nextHistory(sheet, action, view);
  if (history.rows === sheet.history.rows) return history === sheet.history ? sheet : { ...sheet, history };
  return { history, checked: checkRows(sheet.checked, history.rows, validation) };
};

/** Validates all rows, for example after the rules changed. */
export const recheckSheet = ({ history }: Sheet, validation: RowValidation): Sheet => ({
  history,
  checked: checkRows(uncheckedRows, history.rows, validation),
});
