import { describe, expect, it } from 'vitest';
import { createRowFormSchema } from './index.ts';
import { sampleRow } from './testing/sample-rows.ts';
import { sampleValidation } from './testing/validate-sample-rows.ts';

const row = sampleRow(3);
const schema = createRowFormSchema({
  row,
  validate: sampleValidation.validate,
  describe: ({ key, column }) => `${key} at ${column}`,
});

describe('the form of a row', () => {
  it('accepts cells without errors', () => {
    expect(schema.safeParse(row.cells)).toEqual({ success: true, data: row.cells });
  });

  it('describes each error at its column', () => {
    const { error } = schema.safeParse({ ...row.cells, recipient_name: '', amount: '1,200' });

    expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([
      ['recipient_name', 'bulk.problem.name-missing at recipient_name'],
      ['amount', 'bulk.problem.amount at amount'],
    ]);
  });

  it('accepts a row with warnings', () => {
    const warned = createRowFormSchema({
      row,
      validate: () => [{ rowId: row.id, column: 'amount', severity: 'warning', key: 'high' }],
      describe: ({ key }) => key,
    });

    expect(warned.safeParse(row.cells).success).toBe(true);
  });
});
