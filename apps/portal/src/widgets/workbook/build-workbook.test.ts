import fc from 'fast-check';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { ExportRows, Workbook } from '@saddlebag/domain/history';
import { buildWorkbook } from './build-workbook.ts';

const workbookOf = (rows: ExportRows, changes: Partial<Workbook> = {}): Workbook => ({
  fileName: 'orders.xlsx',
  sheetName: 'Order history',
  isRightToLeft: false,
  rows,
  ...changes,
});

/** Reads the only sheet with another library. */
const readBack = async (workbook: Workbook) => {
  const [sheet] = await readWorkbook(Buffer.from(buildWorkbook(workbook)), { trim: false });
  return { name: sheet?.sheet, rows: sheet?.data };
};

const hostileText = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '+8801711223304',
    '-2',
    '@x',
    '\t=1',
    ' "quoted" ',
    'two\nlines',
    'طلب 🛵',
    '01711223304',
    '12345678901234567',
    'TRUE',
    '_x0041_',
    '2026-11-21',
    '<f>1</f>&amp;]]>',
  ),
  fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
);

describe('buildWorkbook', () => {
  // Proves: history.export-xlsx, history.export-formulas
  it('writes every text as a text that another reader reads back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(hostileText, { minLength: 3, maxLength: 3 }), { minLength: 1 }),
        async (rows) => {
          expect((await readBack(workbookOf(rows))).rows).toEqual(rows);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('writes amounts as numbers and local times as dates', async () => {
    const { rows } = await readBack(
      workbookOf([
        ['Fee', 'Created', 'Cash'],
        [{ amount: -450.5, decimals: 2 }, { localTime: '2026-11-21 18:05' }, { amount: 1.125, decimals: 3 }],
      ]),
    );

    const [fee, time, cash] = rows?.[1] ?? [];

    expect([fee, cash]).toEqual([-450.5, 1.125]);
    // The reader cuts the fraction of a millisecond off.
    expect(Math.round(Number(time) / 1000)).toBe(Date.parse('2026-11-21T18:05:00Z') / 1000);
  });

  it.each([
    ['two\r\nlines\rmore', 'two\nlines\nmore'],
    ['x'.repeat(40_000), 'x'.repeat(32_767)],
  ])('changes only texts that a cell cannot contain', async (text, cell) => {
    expect((await readBack(workbookOf([[text]]))).rows).toEqual([[cell]]);
  });

  it('removes the characters that the name of a sheet cannot contain', async () => {
    const { name } = await readBack(
      workbookOf([['Order']], { sheetName: "Orders [a/b]: 'all' of the past days" }),
    );

    expect(name).toBe('Orders  a b    all  of the past');
  });
});
