import type { BulkRowInput } from '../../contracts/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { dialableNumber } from '../../request/rules/index.ts';
import type { BulkRow, ValidationContext } from '../sheet/index.ts';
import { toSubmissionInput } from '../sheet/internal.ts';

/**
 * Converts a row without errors to the form in which the service reads it. A vendor may write `cash`, `1,200`
 * or `01711-223344`, but the service expects the values of the template.
 */
export const toRowInput = (row: BulkRow, context: ValidationContext): BulkRowInput => {
  const { rowNumber, cells } = row;
  const { amount, paymentMethod, draft } = toSubmissionInput(row, context);
  const point = parseCoordinates(`${cells.latitude},${cells.longitude}`);
  return {
    row_number: rowNumber,
    cells: {
      ...cells,
      recipient_phone_number: dialableNumber(draft.phone),
      ...(point && { latitude: String(point.latitude), longitude: String(point.longitude) }),
      payment_method: paymentMethod ?? cells.payment_method,
      amount: amount.ok ? String(amount.amount) : cells.amount,
    },
  };
};
