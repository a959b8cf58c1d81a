import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bulkColumns } from '../../contracts/bulk-columns.ts';
import { hasErrors } from './checked-rows.ts';
import { copyText } from './clipboard.ts';
import { maxUndoSteps } from './edit-history.ts';
import { countRows, listProblemKinds } from './row-counts.ts';
import { emptySheet, nextSheet, type Sheet, type SheetAction } from './sheet.ts';
import { readTabSeparated, writeTabSeparated } from './tab-separated.ts';
import { sampleRow, sampleRows } from './testing/sample-rows.ts';
import { sampleValidation } from './testing/validate-sample-rows.ts';

const rowCount = 6;
const apply = (sheet: Sheet, action: SheetAction): Sheet =>
  nextSheet(sheet, action, {
    view: { rows: sheet.history.rows, columns: bulkColumns },
    validation: sampleValidation,
  });
const openSheet = () =>
  apply(emptySheet, {
    type: 'rowsLoaded',
    rows: [...sampleRows(rowCount - 1), sampleRow(0, { amount: '1,000' })].map((row, at) => ({
      ...row,
      id: `row-${at}`,
    })),
  });

const rowId = fc.integer({ min: 0, max: rowCount }).map((at) => `row-${at}`);
const column = fc.constantFrom(...bulkColumns);
const cellText = fc.oneof(
  fc.constantFrom('', '"', '""', 'a\tb', 'two\nlines', 'two\r\nlines', 'say "hi"', '01711-223344', '1,200'),
  fc.string({ maxLength: 6 }),
);
const block = fc.record({
  rowIds: fc.uniqueArray(rowId, { minLength: 1, maxLength: 4 }),
  columns: fc.uniqueArray(column, { minLength: 1, maxLength: 3 }),
});
const cellGrid = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cellText, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
  );
const edit: fc.Arbitrary<SheetAction> = fc.oneof(
  fc
    .record({ rowId, column, value: cellText })
    .map((change) => ({ type: 'cellsEdited', changes: [change] }) as const),
  block.map((value) => ({ type: 'blockFilledDown', block: value }) as const),
  block.map((value) => ({ type: 'blockCleared', block: value }) as const),
  fc.record({ type: fc.constant('textPasted' as const), block, text: fc.string() }),
  fc.uniqueArray(rowId, { maxLength: 2 }).map((rowIds) => ({ type: 'rowsDeleted', rowIds }) as const),
  fc.record({ rowId, column }).map((cell) => ({ type: 'suggestionAccepted', cell }) as const),
  fc
    .constantFrom('bulk.problem.phone', 'bulk.problem.amount')
    .map((key) => ({ type: 'allSuggestionsAccepted', key }) as const),
);
const times = (count: number, type: 'undoRequested' | 'redoRequested'): readonly SheetAction[] =>
  Array.from({ length: count }, () => ({ type }));

/** Reads quoted cells character by character. Expects only text that `writeTabSeparated` wrote. */
const readByCharacter = (text: string): string[][] => {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted && text.startsWith('""', at)) {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '\t') endCell();
    else if (!isQuoted && character === '\n') {
      endCell();
      rows.push([]);
    } else cell += character;
  }
  endCell();
  return rows;
};

describe('sheet', () => {
  it('restores the first rows when all actions are undone, and the last rows when they are redone', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        const start = openSheet();
        const end = edits.reduce(apply, start);
        const undone = times(edits.length, 'undoRequested').reduce(apply, end);
        expect(undone.history.rows).toEqual(start.history.rows);
        expect(undone.checked.problemsByRow).toEqual(start.checked.problemsByRow);

        const redone = times(edits.length, 'redoRequested').reduce(apply, undone);
        expect(redone.history.rows).toEqual(end.history.rows);
        expect(redone.checked.problemsByRow).toEqual(end.checked.problemsByRow);
      }),
    );
  });

  it('forgets what was undone when another action follows', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        const undone = apply(edits.reduce(apply, openSheet()), { type: 'undoRequested' });
        const changed = apply(undone, {
          type: 'cellsEdited',
          changes: undone.history.rows.map(({ id }) => ({ rowId: id, column: 'unit', value: 'new unit' })),
        });
        fc.pre(changed !== undone);
        expect(apply(changed, { type: 'redoRequested' })).toBe(changed);
      }),
    );
  });

  it('limits the number of undo steps', () => {
    let sheet = openSheet();
    for (let at = 0; at < maxUndoSteps + 5; at += 1)
      sheet = apply(sheet, {
        type: 'cellsEdited',
        changes: [{ rowId: 'row-0', column: 'amount', value: String(at) }],
      });
    const undone = times(maxUndoSteps + 5, 'undoRequested').reduce(apply, sheet);

    expect(undone.history.rows[0]?.cells.amount).toBe('4');
  });

  it('finds the same problems and counts as a full check', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const {
          history: { rows },
          checked: { problemsByRow },
        } = edits.reduce(apply, openSheet());
        const problems = [...sampleValidation.validate(rows), ...(sampleValidation.compare?.(rows) ?? [])];
        const order = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry)).toSorted();
        expect(order([...problemsByRow.values()].flat())).toEqual(order(problems));

        const failing = new Set(
          problems.filter(({ severity }) => severity === 'error').map((problem) => problem.rowId),
        ).size;
        expect(countRows(rows, problemsByRow)).toEqual({
          total: rows.length,
          ready: rows.length - failing,
          failing,
        });
        for (const { key, severity, count, fixableCount } of listProblemKinds(problemsByRow)) {
          const same = problems.filter((problem) => problem.key === key && problem.severity === severity);
          expect(count).toBe(same.length);
          expect(fixableCount).toBe(same.filter(({ suggestion }) => suggestion !== undefined).length);
        }
        expect(rows.filter(({ id }) => hasErrors(problemsByRow.get(id)))).toHaveLength(failing);
      }),
    );
  });

  it('pastes a block of cells at a cell and ignores what does not fit', () => {
    fc.assert(
      fc.property(
        cellGrid,
        fc.nat({ max: rowCount - 1 }),
        fc.nat({ max: bulkColumns.length - 1 }),
        (grid, firstRow, firstColumn) => {
          fc.pre(grid.length > 1 || grid[0]!.length > 1);
          const start = openSheet();
          const pasted = apply(start, {
            type: 'textPasted',
            block: { rowIds: [`row-${firstRow}`], columns: [bulkColumns[firstColumn]!] },
            text: writeTabSeparated(grid),
          });
          const lines = readByCharacter(writeTabSeparated(grid));
          // A line break at the end of the text adds no row, so an empty last row is not pasted.
          const isLastEmpty = lines.length > 1 && lines.at(-1)!.join('\t') === '';
          const expected = isLastEmpty && lines[0]!.length === 1 ? lines.slice(0, -1) : lines;
          fc.pre(expected.length > 1 || expected[0]!.length > 1);
          start.history.rows.forEach(({ cells }, row) => {
            bulkColumns.forEach((name, at) => {
              const value = expected[row - firstRow]?.[at - firstColumn] ?? cells[name];
              expect(pasted.history.rows[row]?.cells[name]).toBe(value);
            });
          });
        },
      ),
    );
  });
});

describe('text of the clipboard', () => {
  it('keeps tabs, line breaks and quotes of copied cells', () => {
    const rows = [sampleRow(0, { description: 'a\t"b"\nc', pickup_code: '"x' })];

    expect(
      readTabSeparated(copyText(rows, { rowIds: ['row-0'], columns: ['description', 'pickup_code'] })),
    ).toEqual([['a\t"b"\nc', '"x']]);
  });

  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['5" pipe\t"open', [['5" pipe', '"open']]],
    ['"a"b\t"c"', [['"a"b', 'c']]],
    ['\n\nx', [[''], [''], ['x']]],
    ['', [['']]],
  ])('reads %j as a spreadsheet does', (text, cells) => {
    expect(readTabSeparated(text)).toEqual(cells);
  });
});
