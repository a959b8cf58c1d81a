import type { BulkRow, CellProblem } from '../../sheet/bulk-row.ts';
import type { RowValidation } from '../checked-rows.ts';

const checkRow = ({ id: rowId, cells }: BulkRow): readonly CellProblem[] => {
  const problems: CellProblem[] = [];
  const phone = cells.recipient_phone_number;
  const digits = phone.replace(/[^0-9+]/g, '');
  if (cells.recipient_name.trim() === '')
    problems.push({ rowId, column: 'recipient_name', severity: 'error', key: 'bulk.problem.name-missing' });
  if (!/^(?:\+880|0)[0-9]{10}$/.test(phone))
    problems.push({
      rowId,
      column: 'recipient_phone_number',
      severity: 'error',
      key: 'bulk.problem.phone',
      ...(/^(?:\+880|0)[0-9]{10}$/.test(digits) ? { suggestion: digits } : {}),
    });
  if (!/^(?:[0-9]+(?:\.[0-9]{1,2})?)?$/.test(cells.amount))
    problems.push({
      rowId,
      column: 'amount',
      severity: 'error',
      key: 'bulk.problem.amount',
      ...(/^[0-9,]+$/.test(cells.amount) ? { suggestion: cells.amount.replaceAll(',', '') } : {}),
    });
  if (cells.recipient_address.length < 6)
    problems.push({ rowId, column: 'recipient_address', severity: 'error', key: 'bulk.problem.address' });
  if (cells.description.length > 200)
    problems.push({
      rowId,
      column: 'description',
      severity: 'warning',
      key: 'bulk.problem.too-long',
      params: { count: 200 },
      suggestion: cells.description.slice(0, 200),
    });
  return problems;
};

/** Small rules with the shape of real ones: errors, warnings, suggestions and duplicates. */
export const sampleValidation: RowValidation = {
  validate: (rows) => rows.flatMap(checkRow),
  compare: (rows) => {
    const firstRows = new Map<string, BulkRow>();
    return rows.flatMap((row): readonly CellProblem[] => {
      const { recipient_phone_number: phone, recipient_address: address } = row.cells;
      const identity = `${phone}\t${address}`;
      const first = firstRows.get(identity);
      if (phone === '' || first === undefined) {
        firstRows.set(identity, row);
        return [];
      }
      return [
        {
          rowId: row.id,
          column: 'recipient_phone_number',
          severity: 'warning',
          key: 'bulk.problem.duplicate',
          params: { row: first.rowNumber },
        },
      ];
    });
  },
};
