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

describe('two sheets of one vendor', () => {
  it('come together the same way round and the other, in any grouping, and however often', () => {
    fc.assert(
      fc.property(sheet, sheet, sheet, (one, two, three) => {
        expect(mergeSheets(one, two)).toEqual(mergeSheets(two, one));
        expect(mergeSheets(mergeSheets(one, two), three)).toEqual(mergeSheets(one, mergeSheets(two, three)));
        expect(mergeSheets(one, one)).toEqual(one);
      }),
      { numRuns: 1000 },
    );
  });

  it('keep the last edit of each field', () => {
    const begun = blankSheet('draft-1', 0);
    const here = writeField(
      writeField(begun, { field: 'unit', value: '4B' }, 10),
      { field: 'notes', value: 'here' },
      30,
    );
    const there = writeField(
      writeField(begun, { field: 'unit', value: '5C' }, 20),
      { field: 'notes', value: 'there' },
      25,
    );
    expect(toDraft(mergeSheets(here, there))).toMatchObject({ unit: '5C', notes: 'here' });
  });

  it('leave a draft that was begun later without the edits of the former', () => {
    const former = writeField(blankSheet('draft-1', 0), { field: 'unit', value: '4B' }, 10);
    expect(toDraft(mergeSheets(former, blankSheet('draft-2', 20)))).toMatchObject({
      id: 'draft-2',
      unit: '',
    });
  });
});

describe('a stored sheet', () => {
  it('reads back as it was written', () => {
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
  ])('is not read from %j', (text) => expect(parseSheet(text)).toBeNull());

  it('does not take a clock that was set back for an older edit', () => {
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
});
