import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankSheet, toDraft, mergeSheets, parseSheet, writeField, type DraftSheet } from './draft-sheet.ts';

const edit = fc.record({
  field: fc.constantFrom('unit' as const, 'notes' as const, 'customerName' as const),
  value: fc.constantFrom('', 'a', 'b'),
  now: fc.integer({ min: 0, max: 9 }),
});
const sheet = fc
  .record({
    id: fc.constantFrom('one', 'two'),
    since: fc.integer({ min: 0, max: 3 }),
    edits: fc.array(edit, { maxLength: 5 }),
  })
  .map(({ id, since, edits }) =>
    edits.reduce<DraftSheet>(
      (written, { now, ...change }) => writeField(written, change, now),
      blankSheet(id, since),
    ),
  );

describe('merging two draft sheets of one vendor', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(sheet, sheet, sheet, (a, b, c) => {
        expect(mergeSheets(a, b)).toEqual(mergeSheets(b, a));
        expect(mergeSheets(mergeSheets(a, b), c)).toEqual(mergeSheets(a, mergeSheets(b, c)));
        expect(mergeSheets(a, a)).toEqual(a);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the latest edit of each field', () => {
    const blank = blankSheet('draft-1', 0);
    const firstTab = writeField(
      writeField(blank, { field: 'unit', value: '4B' }, 10),
      { field: 'notes', value: 'first tab' },
      30,
    );
    const secondTab = writeField(
      writeField(blank, { field: 'unit', value: '5C' }, 20),
      { field: 'notes', value: 'second tab' },
      25,
    );
    expect(toDraft(mergeSheets(firstTab, secondTab))).toMatchObject({ unit: '5C', notes: 'first tab' });
  });

  it('drops the edits of the previous draft', () => {
    const previous = writeField(blankSheet('draft-1', 0), { field: 'unit', value: '4B' }, 10);
    expect(toDraft(mergeSheets(previous, blankSheet('draft-2', 20)))).toMatchObject({
      id: 'draft-2',
      unit: '',
    });
  });
});

describe('stored draft sheet', () => {
  it('survives a round trip through JSON', () => {
    fc.assert(
      fc.property(sheet, (written) => {
        expect(parseSheet(JSON.stringify(written))).toEqual(written);
      }),
    );
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":2}',
    '{"version":1,"id":"x","since":0,"fields":{"unit":7}}',
    '{"__proto__":{"id":"x"}}',
    '{"version":1,"id":"x","since":0,"fields":{"fill":{"value":{"values":{},"address":null},"at":1}}}',
  ])('is null when parsed from %j', (text) => expect(parseSheet(text)).toBeNull());

  it('keeps the later of two edits when the device clock is set back between them', () => {
    const written = writeField(
      writeField(blankSheet('draft-1', 100), { field: 'unit', value: 'first' }, 200),
      { field: 'unit', value: 'second' },
      50,
    );
    expect(
      toDraft(
        mergeSheets(written, writeField(blankSheet('draft-1', 100), { field: 'unit', value: 'first' }, 200)),
      ).unit,
    ).toBe('second');
  });

  it('does not undo a clearing by another tab when a field reports its old value again', () => {
    const written = writeField(blankSheet('draft-1', 100), { field: 'unit', value: '4B' }, 200);
    const reportedAgain = writeField(written, { field: 'unit', value: '4B' }, 400);

    expect(toDraft(mergeSheets(blankSheet('draft-2', 300), reportedAgain)).unit).toBe('');
  });
});
