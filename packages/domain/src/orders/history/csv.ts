import type { ExportCell, ExportRows } from './export-cell.ts';

/** The byte order mark, without which spreadsheets read UTF-8 as another encoding. */
const byteOrderMark = '\ufeff';

/**
 * A text that a spreadsheet could run as a formula: it starts with one of `= + - @` in any width, or with a
 * tab or carriage return (OWASP, CSV Injection). Spreadsheets skip leading spaces.
 */
const formulaStart = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/u;

/**
 * Makes a text safe for spreadsheets. An apostrophe before a possible formula marks the cell as text, so a
 * phone number keeps its plus and all digits.
 */
export const toSafeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const quoteField = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Formats a cell. An amount needs no apostrophe before its minus, because it is a number. */
const formatCell = (cell: ExportCell): string => {
  if (typeof cell === 'string') return quoteField(toSafeCell(cell));
  return 'amount' in cell ? cell.amount.toFixed(cell.decimals) : cell.localTime;
};

/** Formats rows as CSV (RFC 4180) in UTF-8 with a byte order mark. Makes each text safe for spreadsheets. */
export const toCsv = (rows: ExportRows): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
