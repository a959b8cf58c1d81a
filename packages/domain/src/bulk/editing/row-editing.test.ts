import { allSettled, createEvent, createStore, fork, type EventCallable } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { createRowEditing } from './index.ts';
import { sampleRow, sampleRows } from './testing/sample-rows.ts';
import { sampleValidation } from './testing/validate-sample-rows.ts';
import type { BulkRow, RowValidation } from './index.ts';

const rowsLoaded = createEvent<readonly BulkRow[]>();
const rulesChanged = createEvent<RowValidation>();
const $validation = createStore<RowValidation>(sampleValidation, { serialize: 'ignore' }).on(
  rulesChanged,
  (_, rules) => rules,
);
const editing = createRowEditing({ rows: rowsLoaded, $validation });

const open = async (rows: readonly BulkRow[], validation = sampleValidation) => {
  const scope = fork({ values: [[$validation, validation]] });
  const fire = <Params>(unit: EventCallable<Params>, params: NoInfer<Params>) =>
    allSettled(unit, { scope, params });
  await fire(rowsLoaded, rows);
  return {
    fire,
    ids: () => scope.getState(editing.$visibleRows).map(({ id }) => id),
    cell: (at: number, column: keyof BulkRow['cells'] = 'amount') =>
      scope.getState(editing.$rows)[at]?.cells[column],
    state: () => ({
      counts: scope.getState(editing.$counts),
      kinds: scope.getState(editing.$problemKinds),
      good: scope.getState(editing.$goodRows).map(({ id }) => id),
      rest: scope.getState(editing.$restRows).map(({ id }) => id),
      canUndo: scope.getState(editing.$canUndo),
      canRedo: scope.getState(editing.$canRedo),
    }),
  };
};

const faultyRows = [
  sampleRow(0),
  sampleRow(1, { recipient_phone_number: '01711-223344', amount: '1,200' }),
  sampleRow(2, { recipient_phone_number: '01711 223355' }),
  sampleRow(3, { recipient_name: '' }),
];

describe('row editing', () => {
  it('counts the rows and the kinds of problems', async () => {
    const { state } = await open(faultyRows);

    expect(state()).toMatchObject({
      counts: { total: 4, ready: 1, failing: 3 },
      good: ['row-0'],
      rest: ['row-1', 'row-2', 'row-3'],
      kinds: [
        { key: 'bulk.problem.phone', severity: 'error', count: 2, fixableCount: 2 },
        { key: 'bulk.problem.amount', count: 1, fixableCount: 1 },
        { key: 'bulk.problem.name-missing', count: 1, fixableCount: 0 },
      ],
    });
  });

  it('corrects one cell with its suggestion', async () => {
    const { fire, cell, state } = await open(faultyRows);
    await fire(editing.suggestionAccepted, { rowId: 'row-1', column: 'recipient_phone_number' });

    expect(cell(1, 'recipient_phone_number')).toBe('01711223344');
    expect(cell(1)).toBe('1,200');
    expect(state().counts.failing).toBe(3);
  });

  it('corrects all cells with the same problem in one undo step', async () => {
    const { fire, cell, state } = await open(faultyRows);
    await fire(editing.allSuggestionsAccepted, 'bulk.problem.phone');
    expect([cell(1, 'recipient_phone_number'), cell(2, 'recipient_phone_number')]).toEqual([
      '01711223344',
      '01711223355',
    ]);
    expect(state().rest).toEqual(['row-1', 'row-3']);

    await fire(editing.undoRequested, undefined);
    expect(cell(2, 'recipient_phone_number')).toBe('01711 223355');
    expect(state()).toMatchObject({ canUndo: false, canRedo: true });
  });

  it('fills the first cell of a block down', async () => {
    const { fire, cell } = await open(sampleRows(4));
    await fire(editing.blockFilledDown, { rowIds: ['row-1', 'row-2', 'row-3'], columns: ['amount'] });

    expect([0, 1, 2, 3].map((at) => cell(at))).toEqual(['100', '101', '101', '101']);
  });

  it('fills a block with a single pasted cell', async () => {
    const { fire, cell } = await open(sampleRows(3));
    await fire(editing.textPasted, {
      block: { rowIds: ['row-0', 'row-1'], columns: ['amount', 'description'] },
      text: '7\r\n',
    });

    expect([cell(0), cell(1), cell(2), cell(1, 'description')]).toEqual(['7', '7', '102', '7']);
  });

  it('keeps the row under the cursor visible after its last error is corrected', async () => {
    const { fire, ids } = await open(faultyRows);
    await fire(editing.errorFilterSwitched, true);
    await fire(editing.rowEntered, 'row-3');
    await fire(editing.cellEdited, { rowId: 'row-3', column: 'recipient_name', value: 'Rahim' });
    expect(ids()).toEqual(['row-1', 'row-2', 'row-3']);

    await fire(editing.rowEntered, 'row-2');
    expect(ids()).toEqual(['row-1', 'row-2']);
  });

  it('pastes only into visible rows', async () => {
    const { fire, cell } = await open(faultyRows);
    await fire(editing.errorFilterSwitched, true);
    await fire(editing.textPasted, { block: { rowIds: ['row-1'], columns: ['amount'] }, text: '1\n2\n3\n4' });

    expect([0, 1, 2, 3].map((at) => cell(at))).toEqual(['100', '1', '2', '3']);
  });

  it('validates only the rows that an action changed', async () => {
    const validate = vi.fn(sampleValidation.validate);
    const { fire } = await open(sampleRows(10_000), { validate });
    validate.mockClear();
    await fire(editing.cellEdited, { rowId: 'row-5', column: 'amount', value: 'many' });
    await fire(editing.undoRequested, undefined);

    expect(validate.mock.calls.map(([rows]) => rows.map(({ id }) => id))).toEqual([['row-5'], ['row-5']]);
  });

  it('points out a duplicate and removes the warning with the first of both rows', async () => {
    const first = sampleRow(0);
    const { fire, state } = await open([first, { ...first, id: 'copy', rowNumber: 3 }]);
    expect(state().kinds).toMatchObject([
      { severity: 'warning', count: 1, fixableCount: 0, example: { params: { row: 2 } } },
    ]);
    expect(state().counts.ready).toBe(2);

    await fire(editing.rowsDeleted, ['row-0']);
    expect(state().kinds).toEqual([]);
  });

  it('validates all rows again when the rules change', async () => {
    const { fire, state } = await open(faultyRows);
    await fire(rulesChanged, { validate: () => [] });

    expect(state().counts.failing).toBe(0);
  });

  it('cannot bring back placed rows with undo', async () => {
    const { fire, state, ids } = await open(faultyRows);
    await fire(editing.cellEdited, { rowId: 'row-0', column: 'amount', value: '5' });
    await fire(editing.rowsPlaced, state().good);
    await fire(editing.undoRequested, undefined);

    expect(ids()).toEqual(['row-1', 'row-2', 'row-3']);
    expect(state()).toMatchObject({ canUndo: false, canRedo: false });
  });

  it('adds no undo step for an edit that changes nothing', async () => {
    const { fire, state } = await open(faultyRows);
    await fire(editing.cellEdited, { rowId: 'row-0', column: 'amount', value: '100' });

    expect(state().canUndo).toBe(false);
  });
});
