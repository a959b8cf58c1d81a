import { writeXLSX, type CellObject } from 'xlsx';
import type { ExportCell, Workbook } from '@saddlebag/domain/history';

/** Maximum number of UTF-16 code units in a cell (ECMA-376, part 1, section 18.18.37). */
const maxTextLength = 32_767;

/** Column widths in characters. On screen, a longer text continues beside its cell or is cut off on screen. */
const minWidth = 8;
const maxWidth = 48;

/**
 * The number formats by id (ECMA-376, part 1, section 18.8.30). Custom formats have the ids from 164. The
 * library's own table gives them ids that some readers take for other formats.
 */
const formats = {
  0: 'General',
  3: '#,##0',
  4: '#,##0.00',
  49: '@',
  164: 'yyyy-mm-dd hh:mm',
  165: '#,##0.000',
} as const;

/** The formats of amounts, by number of decimals. */
const amountFormats: Readonly<Record<number, string>> = { 0: formats[3], 2: formats[4], 3: formats[165] };

const msPerDay = 86_400_000;
/** The day 0 of a spreadsheet. Later days count as if 1900 were a leap year. */
const firstDay = Date.UTC(1899, 11, 30);

/** Returns the days since the first day of a spreadsheet. A spreadsheet has no time zones. */
const serialOf = (localTime: string): number =>
  (Date.parse(`${localTime.replace(' ', 'T')}Z`) - firstDay) / msPerDay;

/**
 * Keeps a text as it is. A spreadsheet reads `_x0041_` as an escaped character, so the first underscore is
 * escaped. A line break is one character, because XML has no carriage return.
 */
const toCellText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .slice(0, maxTextLength);

/**
 * Converts a cell. Texts have the type and the format of texts, so a phone number keeps its plus and its
 * zeros, even after the vendor edits it. No cell is a formula.
 */
const toCellObject = (cell: ExportCell): CellObject => {
  if (typeof cell === 'string') return { t: 's', v: toCellText(cell), z: formats[49] };
  if ('localTime' in cell) return { t: 'n', v: serialOf(cell.localTime), z: formats[164] };
  return { t: 'n', v: cell.amount, z: amountFormats[cell.decimals] ?? formats[0] };
};

const widthOf = (cell: ExportCell): number => {
  if (typeof cell === 'string') return cell.length;
  return 'localTime' in cell ? cell.localTime.length : cell.amount.toFixed(cell.decimals).length;
};

/** Removes the characters that a sheet's name cannot contain, and shortens it to the allowed length. */
const toSheetName = (text: string): string => text.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);

/** Writes the bytes of an XLSX file (ECMA-376) with one sheet. The first row can filter the others. */
export const buildWorkbook = ({ sheetName, isRightToLeft, rows }: Workbook): Uint8Array<ArrayBuffer> => {
  const [headers = []] = rows;
  const lastColumn = String.fromCharCode('A'.charCodeAt(0) + Math.max(0, headers.length - 1));
  const range = `A1:${lastColumn}${Math.max(1, rows.length)}`;
  const widths = headers.map((_, column) =>
    rows.reduce((width, row) => Math.max(width, widthOf(row[column] ?? '')), minWidth),
  );
  const name = toSheetName(sheetName);
  const sheet = {
    '!data': rows.map((row) => row.map(toCellObject)),
    '!ref': range,
    '!autofilter': { ref: range },
    '!cols': widths.map((width) => ({ wch: Math.min(width + 2, maxWidth) })),
  };
  const book = {
    SheetNames: [name],
    Sheets: { [name]: sheet },
    Workbook: { Views: [{ RTL: isRightToLeft }] },
    SSF: formats,
  };
  // Shared strings keep leading spaces and line breaks. Without them, the library types texts as results of
  // formulas.
  const bytes: unknown = writeXLSX(book, { type: 'array', bookSST: true, compression: true });
  return new Uint8Array(bytes as ArrayBuffer);
};
