/** The byte order mark, without which spreadsheets read UTF-8 as another encoding. */
const byteOrderMark = '\ufeff';

/**
 * A text that a spreadsheet could run as a formula: it starts with one of `= + - @` in any width, or with a
 * tab or carriage return (OWASP, CSV Injection). Spreadsheets skip leading spaces.
 */
const formulaStart = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/u;

/**
 * Makes a cell safe for spreadsheets. An apostrophe before a possible formula marks the cell as text, so a
 * phone number keeps its plus and all digits.
 */
export const toSafeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const quoteField = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Formats rows as CSV (RFC 4180) in UTF-8 with a byte order mark. Makes each cell safe for spreadsheets. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark +
  rows.map((cells) => `${cells.map((cell) => quoteField(toSafeCell(cell))).join(',')}\r\n`).join('');
