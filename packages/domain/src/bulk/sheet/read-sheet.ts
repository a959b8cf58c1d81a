import { bulkColumns, type BulkColumn } from '../../contracts/index.ts';
import type { BulkRow } from './bulk-row.ts';
import { refuseOtherFiles } from './container/identify-file.ts';
import { readDirectory } from './container/read-directory.ts';
import { readParts } from './container/read-parts.ts';
import { assumeTemplate } from './header/assume-template.ts';
import { findHeader, type SheetHeader } from './header/find-header.ts';
import { failWith, type Failed, type SheetFailure } from './sheet-failure.ts';
import { sheetLimits } from './sheet-limits.ts';
import type { SheetNotice } from './table/sheet-notice.ts';
import { toBulkRows } from './table/to-bulk-rows.ts';
import type { ParsedSheet, ParsedWorkbook, WorkbookParser } from './workbook/parsed-workbook.ts';
import { readRows, type RowRange } from './workbook/read-rows.ts';

export interface ReadOptions {
  /** The market's country, ISO 3166-1 alpha-2, lower case. Decides how lost zeros of phone numbers return. */
  readonly country: string;
  /** The columns of this vendor's template, for rows without a header. */
  readonly columns?: readonly BulkColumn[];
  /** @param share How much of the file is inflated, from 0 to 1. */
  readonly progressed?: (share: number) => void;
}

/** The orders of a sheet, or why there are none. */
export type SheetReading =
  | {
      readonly ok: true;
      /** The name of the sheet with the orders. Null for CSV and pasted text. */
      readonly sheetName: string | null;
      readonly rows: readonly BulkRow[];
      readonly notices: readonly SheetNotice[];
    }
  | { readonly ok: false; readonly failure: SheetFailure };

interface FoundSheet {
  readonly sheet: ParsedSheet;
  readonly header: SheetHeader;
}

const readSheetRows = ({ name, rows }: ParsedSheet, is1904: boolean, range: RowRange) =>
  rows ? readRows(name, rows(), is1904, range) : failWith('bulk.file.damaged');

const findSheet = ({ is1904, sheets }: ParsedWorkbook, columns: readonly BulkColumn[]) => {
  let best: FoundSheet | null = null;
  let assumed: FoundSheet | null = null;
  for (const sheet of sheets) {
    // A chart has no rows.
    if (!sheet.rows) continue;
    const read = readSheetRows(sheet, is1904, { maxRows: sheetLimits.headerSearchRows, columns: null });
    if (!read.ok) return read;
    const header = findHeader(read.rows);
    if (header && (!best || header.columns.size > best.header.columns.size)) best = { sheet, header };
    const template: SheetHeader | null = assumed ? null : assumeTemplate(read.rows, columns);
    if (template) assumed = { sheet, header: template };
  }
  const found = best ?? assumed;
  if (found) return { ok: true as const, ...found };
  // Every program writes at least one sheet.
  if (sheets.length === 0 || sheets.some(({ rows }) => rows === null)) return failWith('bulk.file.damaged');
  return failWith('bulk.file.no-header', { sheets: sheets.map(({ name }) => name).join(', ') });
};

/** The limit of rows leaves room for rows that are no orders. One more row shows that there are too many. */
const maxRows = sheetLimits.rows + sheetLimits.headerSearchRows + 1;

/** Reports each tenth, because each report is a message between threads. */
const inTenths = (progressed: (share: number) => void) => {
  let reported = 0;
  return (share: number) => {
    if (share - reported < 0.1) return;
    reported = share;
    progressed(share);
  };
};

const readWorkbook = async (
  bytes: Uint8Array,
  parse: WorkbookParser,
  progressed: ((share: number) => void) | undefined,
): Promise<{ readonly ok: true; readonly workbook: ParsedWorkbook } | Failed> => {
  const refused = refuseOtherFiles(bytes);
  if (refused) return refused;
  const directory = readDirectory(bytes);
  if (!directory.ok) return directory;
  const read = await readParts(bytes, directory.archive, progressed && inTenths(progressed));
  if (!read.ok) return read;
  const workbook = parse(read.parts);
  if (!workbook) return failWith('bulk.file.damaged');
  if (workbook.sheets.length > sheetLimits.sheets) return failWith('bulk.file.unsafe');
  const sheets = workbook.sheets.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden));
  return { ok: true, workbook: { ...workbook, sheets } };
};

/**
 * Reads the orders of an XLSX file (ECMA-376). Takes what people really send: sheets with other names and
 * orders of columns, instructions, hidden and merged cells. Checks the archive and its parts before `parse`
 * sees them.
 */
export const readSheet = async (
  bytes: Uint8Array,
  { country, columns = bulkColumns, progressed }: ReadOptions,
  parse: WorkbookParser,
): Promise<SheetReading> => {
  const opened = await readWorkbook(bytes, parse, progressed);
  if (!opened.ok) return opened;
  const { workbook } = opened;
  const found = findSheet(workbook, columns);
  if (!found.ok) return found;
  const { sheet, header } = found;
  const range = { maxRows, columns: new Set(header.columns.keys()) };
  const read = readSheetRows(sheet, workbook.is1904, range);
  if (!read.ok) return read;
  const merges = sheet.merges.slice(0, sheetLimits.mergedRanges);
  const table = toBulkRows(read.rows, merges, header, country);
  if (!table.ok) return table;
  const others = workbook.sheets.filter((other) => other !== sheet).map(({ name }) => name);
  const sheetNotice: readonly SheetNotice[] =
    others.length === 0
      ? []
      : [{ key: 'bulk.file.notice.sheet', params: { sheet: sheet.name, others: others.join(', ') } }];
  return { ok: true, sheetName: sheet.name, rows: table.rows, notices: [...sheetNotice, ...table.notices] };
};
