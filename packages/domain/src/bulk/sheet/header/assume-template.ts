import type { BulkColumn } from '../../../contracts/index.ts';
import { toAsciiDigits } from '../../../platform/text/index.ts';
import type { SheetRow } from '../workbook/sheet-cell.ts';
import type { SheetHeader } from './find-header.ts';

const isPhone = (text: string): boolean => {
  const digits = toAsciiDigits(text).replace(/[\s()+.-]/g, '');
  return /^[0-9]{7,15}$/.test(digits);
};

/**
 * Assumes the order of the template's columns for rows that were copied without their header. The first row
 * must have a phone number where the template has it, and an address or a name.
 */
export const assumeTemplate = (
  rows: readonly SheetRow[],
  columns: readonly BulkColumn[],
): SheetHeader | null => {
  const [first] = rows;
  if (!first || first.cells.size < 3) return null;
  const textAt = (column: BulkColumn) => first.cells.get(columns.indexOf(column))?.text ?? '';
  const isTemplate =
    isPhone(textAt('recipient_phone_number')) &&
    /\p{L}/u.test(textAt('recipient_name')) &&
    /\p{L}/u.test(textAt('recipient_address'));
  return isTemplate ? { rowNumber: 0, columns: new Map(columns.entries()), unknown: [] } : null;
};
