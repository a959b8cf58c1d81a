import type { BulkColumn } from '../../../contracts/index.ts';
import { parseAmount } from '../../../platform/money/index.ts';
import { paymentMethodOf } from '../cells/canonical-payment.ts';
import { parseWallTimes } from '../cells/canonical-time.ts';
import { columnOfName } from '../header/find-header.ts';

/** Tests for the columns whose values differ from prose. */
const valueTests: readonly (readonly [BulkColumn, (text: string) => boolean])[] = [
  ['recipient_phone_number', (text) => /^\+?[0-9]{5,20}$/.test(text)],
  ['latitude', (text) => /^[+-]?[0-9.,]+$/.test(text)],
  ['longitude', (text) => /^[+-]?[0-9.,]+$/.test(text)],
  ['payment_method', (text) => paymentMethodOf(text) !== null],
  ['amount', (text) => parseAmount(text, 'BDT').ok],
  ['preordered_for', (text) => parseWallTimes(text).length > 0],
];

/** An explanation consists of words. */
const isProse = (text: string): boolean => /\p{L}{2}/u.test(text) && /\s/.test(text.trim());

type Cells = Readonly<Record<BulkColumn, string>>;

/**
 * True for a row that explains the columns, as the rows 2 and 3 of the template do. At least two columns of
 * numbers, dates or methods contain prose, and none of them contains a value.
 */
export const isInstructionRow = (cells: Cells): boolean => {
  const filled = valueTests.filter(([column]) => cells[column] !== '');
  return (
    filled.every(([column, isValue]) => !isValue(cells[column])) &&
    filled.filter(([column]) => isProse(cells[column])).length >= 2
  );
};

/** True for a copy of the header between the rows. */
export const isRepeatedHeader = (cells: Cells): boolean => {
  const filled = Object.values(cells).filter((text) => text !== '');
  return filled.length >= 3 && filled.every((text) => columnOfName(text) !== null);
};
