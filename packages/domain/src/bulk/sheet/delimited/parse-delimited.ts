import { failWith, type Failed } from '../sheet-failure.ts';
import { sheetLimits } from '../sheet-limits.ts';
import type { SheetCell, SheetRow } from '../workbook/sheet-cell.ts';

const delimiters = ['\t', ';', ','] as const;
type Delimiter = (typeof delimiters)[number];

/** The first line decides, because it is the header in most files. Rows from a spreadsheet have tabs. */
const findDelimiter = (text: string): Delimiter => {
  const [line = ''] = text.slice(0, 10_000).split(/\r?\n/, 1);
  const declared = /^sep=([\t;,])$/i.exec(line)?.[1];
  const countOf = (delimiter: Delimiter) => line.split(delimiter).length;
  return (
    delimiters.find((delimiter) => delimiter === declared) ??
    delimiters.reduce((best, delimiter) => (countOf(delimiter) > countOf(best) ? delimiter : best))
  );
};

/** Finds the end of a quoted cell. Two quotation marks are one in its text. */
const findQuoteEnd = (text: string, start: number): number => {
  let at = text.indexOf('"', start);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
};

/** Parses CSV (RFC 4180), also with semicolons, and cells that were copied from a spreadsheet. */
export const parseDelimited = (
  text: string,
): { readonly ok: true; readonly rows: readonly SheetRow[] } | Failed => {
  const delimiter = findDelimiter(text);
  const cellEnd = new RegExp(`[${delimiter}\r\n]`, 'g');
  const rows: SheetRow[] = [];
  let cells = new Map<number, SheetCell>();
  let column = 0;
  let number = 1;
  let at = 0;
  while (at < text.length) {
    let content = '';
    if (text[at] === '"') {
      const end = findQuoteEnd(text, at + 1);
      if (end < 0) return failWith('bulk.file.open-quote', { row: number });
      content = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    cellEnd.lastIndex = at;
    const end = cellEnd.exec(text)?.index ?? text.length;
    content += text.slice(at, end);
    if (content.trim() !== '' && column >= sheetLimits.columns)
      return failWith('bulk.file.far-cell', { cell: String(number), sheet: 'CSV' });
    if (content.trim() !== '') cells.set(column, { text: content });
    at = end + 1;
    if (text[end] === delimiter) {
      column += 1;
      continue;
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    if (cells.size > 0) rows.push({ number, isHidden: false, cells });
    if (rows.length > sheetLimits.rows + sheetLimits.headerSearchRows)
      return failWith('bulk.file.too-many-rows', { limit: sheetLimits.rows });
    cells = new Map();
    column = 0;
    number += 1;
  }
  if (cells.size > 0) rows.push({ number, isHidden: false, cells });
  return { ok: true, rows };
};
