import { bulkColumns } from '../../../contracts/bulk-columns.ts';
import type { BulkRow } from '../../sheet/bulk-row.ts';

const emptyCells = Object.fromEntries(bulkColumns.map((column) => [column, ''])) as BulkRow['cells'];

/** A row without problems, unless `changes` adds some. */
export const sampleRow = (index: number, changes: Partial<BulkRow['cells']> = {}): BulkRow => ({
  id: `row-${index}`,
  rowNumber: index + 2,
  cells: {
    ...emptyCells,
    recipient_name: `Customer ${index + 1}`,
    recipient_phone_number: `0171122${String(index).padStart(4, '0')}`,
    recipient_address: `House ${index + 1}, Road 11, Banani, Dhaka`,
    payment_method: 'CASH_ON_DELIVERY',
    amount: String(100 + index),
    description: 'Lunch box',
    ...changes,
  },
});

export const sampleRows = (count: number): readonly BulkRow[] =>
  Array.from({ length: count }, (_, index) => sampleRow(index));
