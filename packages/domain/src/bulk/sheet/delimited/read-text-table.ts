import { bulkColumns } from '../../../contracts/index.ts';
import { assumeTemplate } from '../header/assume-template.ts';
import { findHeader } from '../header/find-header.ts';
import type { ReadOptions, SheetReading } from '../read-sheet.ts';
import { failWith } from '../sheet-failure.ts';
import { sheetLimits } from '../sheet-limits.ts';
import { toBulkRows } from '../table/to-bulk-rows.ts';
import { parseDelimited } from './parse-delimited.ts';

/** Reads the orders of CSV, or of cells that were copied from a spreadsheet. */
export const readTextTable = (
  text: string,
  { country, columns = bulkColumns }: ReadOptions,
): SheetReading => {
  if (text.length > sheetLimits.fileBytes) return failWith('bulk.file.too-large');
  if (text.trim() === '') return failWith('bulk.file.empty');
  const parsed = parseDelimited(text.replace(/^\ufeff/, ''));
  if (!parsed.ok) return parsed;
  const { rows } = parsed;
  const header = findHeader(rows.slice(0, sheetLimits.headerSearchRows)) ?? assumeTemplate(rows, columns);
  if (!header) return failWith('bulk.file.no-header', { sheets: 'CSV' });
  const table = toBulkRows(rows, [], header, country);
  return table.ok ? { ...table, sheetName: null } : table;
};
