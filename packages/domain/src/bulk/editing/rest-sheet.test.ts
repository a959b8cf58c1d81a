import { describe, expect, it } from 'vitest';
import { checkRows, uncheckedRows } from './checked-rows.ts';
import { restSheet } from './rest-sheet.ts';
import { sampleRow } from './testing/sample-rows.ts';
import { sampleValidation } from './testing/validate-sample-rows.ts';
import type { BulkRow } from '../sheet/bulk-row.ts';

const sheetOf = (rows: readonly BulkRow[]) =>
  restSheet(rows, {
    columns: ['recipient_name', 'recipient_phone_number', 'amount'],
    problemsByRow: checkRows(uncheckedRows, rows, sampleValidation).problemsByRow,
    reasonHeader: 'Reason',
    reasonOf: ({ column, key }) => `${column}: ${key}.`,
  });

describe('restSheet', () => {
  it('lists the template columns and the errors of each row', () => {
    expect(sheetOf([sampleRow(1, { recipient_name: '', amount: '1,200' })])).toEqual([
      ['recipient_name', 'recipient_phone_number', 'amount', 'Reason'],
      ['', '01711220001', '1,200', 'recipient_name: bulk.problem.name-missing. amount: bulk.problem.amount.'],
    ]);
  });

  it('leaves out warnings', () => {
    const [, ...lines] = sheetOf([sampleRow(0), { ...sampleRow(0), id: 'copy' }]);

    expect(lines.map((line) => line.at(-1))).toEqual(['', '']);
  });
});
