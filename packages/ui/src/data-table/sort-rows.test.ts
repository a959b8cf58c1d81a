import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';
import type { SortDirection, TableColumn } from './data-table.types.ts';

interface Row {
  readonly amount: number;
  readonly originalIndex: number;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'amount', header: 'Amount', cell: () => null, compare: (a, b) => a.amount - b.amount },
  { id: 'note', header: 'Note', cell: () => null },
];
const directions = fc.constantFrom<SortDirection>('ascending', 'descending');
const rowLists = fc
  .array(fc.integer({ min: 0, max: 5 }))
  .map((amounts) => amounts.map((amount, originalIndex): Row => ({ amount, originalIndex })));

describe('sortRows', () => {
  it('sorts by the column and keeps the order of equal rows in both directions', () => {
    fc.assert(
      fc.property(rowLists, directions, (rows, direction) => {
        const sorted = sortRows(rows, columns, { id: 'amount', direction });
        expect(sorted).toHaveLength(rows.length);
        for (const [index, row] of sorted.entries()) {
          const next = sorted[index + 1];
          if (!next) continue;
          if (row.amount === next.amount) expect(row.originalIndex).toBeLessThan(next.originalIndex);
          else expect(row.amount < next.amount).toBe(direction === 'ascending');
        }
      }),
    );
  });

  it('returns the same array without a sort or a comparator', () => {
    const rows: readonly Row[] = [
      { amount: 2, originalIndex: 0 },
      { amount: 1, originalIndex: 1 },
    ];
    expect(sortRows(rows, columns, null)).toBe(rows);
    expect(sortRows(rows, columns, { id: 'note', direction: 'ascending' })).toBe(rows);
    expect(sortRows(rows, columns, { id: 'gone', direction: 'ascending' })).toBe(rows);
  });
});

describe('nextSort', () => {
  it('cycles through ascending, descending and unsorted', () => {
    const ascending = nextSort(null, 'amount');
    expect(ascending).toEqual({ id: 'amount', direction: 'ascending' });
    const descending = nextSort(ascending, 'amount');
    expect(descending).toEqual({ id: 'amount', direction: 'descending' });
    expect(nextSort(descending, 'amount')).toBeNull();
    expect(nextSort(descending, 'note')).toEqual({ id: 'note', direction: 'ascending' });
  });
});
