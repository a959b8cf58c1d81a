import { combine, createEvent, createStore, sample } from 'effector';
import { bulkColumns } from '../../contracts/bulk-columns.ts';
import { hasErrors } from './checked-rows.ts';
import { countRows, listProblemKinds } from './row-counts.ts';
import { emptySheet, nextSheet, recheckSheet, type SheetAction } from './sheet.ts';
import type { CellAddress, CellBlock, CellChange } from './cells.ts';
import type { RowEditing, RowEditingOptions } from './row-editing.ts';

/**
 * Creates the model of a grid in which the vendor corrects the rows of a bulk upload.
 *
 * The rows arrive with the unit `rows`, which also forgets all undo steps. After each change, the model
 * validates only the rows that changed. It validates all rows when the rules in `$validation` change.
 */
export const createRowEditing = ({
  rows,
  $validation,
  $columns = createStore(bulkColumns, { serialize: 'ignore' }),
}: RowEditingOptions): RowEditing => {
  const cellEdited = createEvent<CellChange>();
  const rowEdited = createEvent<readonly CellChange[]>();
  const blockFilledDown = createEvent<CellBlock>();
  const blockCleared = createEvent<CellBlock>();
  const textPasted = createEvent<{ readonly block: CellBlock; readonly text: string }>();
  const rowsDeleted = createEvent<readonly string[]>();
  const suggestionAccepted = createEvent<CellAddress>();
  const allSuggestionsAccepted = createEvent<string>();
  const rowsPlaced = createEvent<readonly string[]>();
  const undoRequested = createEvent();
  const redoRequested = createEvent();
  const errorFilterSwitched = createEvent<boolean>();
  const rowEntered = createEvent<string | null>();
  const actionTaken = createEvent<SheetAction>();

  const $sheet = createStore(emptySheet, { serialize: 'ignore' });
  const $isErrorFilterOn = createStore(false).on(errorFilterSwitched, (_, isOn) => isOn);
  const $enteredRowId = createStore<string | null>(null).on(rowEntered, (_, rowId) => rowId);

  const $history = $sheet.map(({ history }) => history);
  const $rows = $history.map((history) => history.rows);
  const $problemsByRow = $sheet.map(({ checked }) => checked.problemsByRow);
  // The entered row stays visible after its last error is corrected, until the vendor leaves it.
  const $visibleRows = combine(
    [$rows, $problemsByRow, $isErrorFilterOn, $enteredRowId] as const,
    ([allRows, problems, isFilterOn, enteredRowId]) =>
      isFilterOn ? allRows.filter(({ id }) => id === enteredRowId || hasErrors(problems.get(id))) : allRows,
  );
  const $split = combine($rows, $problemsByRow, (allRows, problems) => {
    const isFailing = allRows.map(({ id }) => hasErrors(problems.get(id)));
    return {
      goodRows: allRows.filter((_, at) => !isFailing[at]),
      restRows: allRows.filter((_, at) => isFailing[at]),
    };
  });

  // When the vendor acts, apply the action and validate the changed rows.
  sample({
    clock: rows,
    fn: (loaded) => ({ type: 'rowsLoaded', rows: loaded }) as const,
    target: actionTaken,
  });
  sample({
    clock: cellEdited,
    fn: (change) => ({ type: 'cellsEdited', changes: [change] }) as const,
    target: actionTaken,
  });
  sample({
    clock: rowEdited,
    fn: (changes) => ({ type: 'cellsEdited', changes }) as const,
    target: actionTaken,
  });
  sample({
    clock: blockFilledDown,
    fn: (block) => ({ type: 'blockFilledDown', block }) as const,
    target: actionTaken,
  });
  sample({
    clock: blockCleared,
    fn: (block) => ({ type: 'blockCleared', block }) as const,
    target: actionTaken,
  });
  sample({
    clock: textPasted,
    fn: (paste) => ({ type: 'textPasted', ...paste }) as const,
    target: actionTaken,
  });
  sample({
    clock: rowsDeleted,
    fn: (rowIds) => ({ type: 'rowsDeleted', rowIds }) as const,
    target: actionTaken,
  });
  sample({
    clock: suggestionAccepted,
    fn: (cell) => ({ type: 'suggestionAccepted', cell }) as const,
    target: actionTaken,
  });
  sample({
    clock: allSuggestionsAccepted,
    fn: (key) => ({ type: 'allSuggestionsAccepted', key }) as const,
    target: actionTaken,
  });
  sample({
    clock: rowsPlaced,
    fn: (rowIds) => ({ type: 'rowsPlaced', rowIds }) as const,
    target: actionTaken,
  });
  sample({ clock: undoRequested, fn: () => ({ type: 'undoRequested' }) as const, target: actionTaken });
  sample({ clock: redoRequested, fn: () => ({ type: 'redoRequested' }) as const, target: actionTaken });
  sample({
    clock: actionTaken,
    source: { sheet: $sheet, validation: $validation, rows: $visibleRows, columns: $columns },
    fn: ({ sheet, validation, ...view }, action) => nextSheet(sheet, action, { view, validation }),
    target: $sheet,
  });

  // When the rules change, validate all rows.
  sample({ clock: $validation, source: $sheet, fn: recheckSheet, target: $sheet });

  return {
    cellEdited,
    rowEdited,
    blockFilledDown,
    blockCleared,
    textPasted,
    rowsDeleted,
    suggestionAccepted,
    allSuggestionsAccepted,
    rowsPlaced,
    undoRequested,
    redoRequested,
    errorFilterSwitched,
    rowEntered,
    $columns,
    $rows,
    $problemsByRow,
    $validateRows: $validation.map(({ validate }) => validate),
    $visibleRows,
    $isErrorFilterOn,
    $canUndo: $history.map(({ past }) => past.length > 0),
    $canRedo: $history.map(({ future }) => future.length > 0),
    $counts: combine($rows, $problemsByRow, countRows),
    $problemKinds: $problemsByRow.map(listProblemKinds),
    $goodRows: $split.map(({ goodRows }) => goodRows),
    $restRows: $split.map(({ restRows }) => restRows),
  };
};
