import { bulkColumns, type BulkColumn } from '../../../contracts/index.ts';
import type { SheetRow } from '../workbook/sheet-cell.ts';
import { arabicNames } from './arabic-names.ts';
import { banglaNames } from './bangla-names.ts';
import { englishNames } from './english-names.ts';

/** Which column of a sheet contains which column of the template. */
export interface SheetHeader {
  /** The number of the header's row. 0 if the sheet has no header. */
  readonly rowNumber: number;
  readonly columns: ReadonlyMap<number, BulkColumn>;
  /** Texts of the header that name no column of the template. */
  readonly unknown: readonly string[];
}

/** Reduces a name to its letters and digits. Drops remarks in parentheses, such as '(required)'. */
export const normalizeName = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    // Arabic is written with or without these marks.
    .replace(/[\u064b-\u065f\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة(?=\P{L}|$)/gu, 'ه')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const columnByName: ReadonlyMap<string, BulkColumn> = new Map(
  [englishNames, arabicNames, banglaNames].flatMap((names) =>
    bulkColumns.flatMap((column) => names[column].map((name) => [normalizeName(name), column] as const)),
  ),
);

/** Returns the column that a text of a header names, or null. */
export const columnOfName = (text: string): BulkColumn | null => {
  const name = normalizeName(text);
  return (
    columnByName.get(name) ??
    columnByName.get(name.replace(/^(?:the|recipients?)|(?:required|optional)$/g, '')) ??
    null
  );
};

/** Columns without which a row cannot be recognized as the header. */
const minimumColumns = 3;

/** Reads a row as a header. Returns null if it names too few columns. The first of two equal names counts. */
const readHeader = (row: SheetRow): SheetHeader | null => {
  const columns = new Map<number, BulkColumn>();
  const seen = new Set<BulkColumn>();
  const unknown: string[] = [];
  for (const [index, { text }] of row.cells) {
    const column = columnOfName(text);
    if (column === null || seen.has(column)) {
      unknown.push(text.trim().slice(0, 40));
      continue;
    }
    seen.add(column);
    columns.set(index, column);
  }
  const isHeader =
    columns.size >= minimumColumns &&
    (seen.has('recipient_phone_number') || seen.has('recipient_address')) &&
    columns.size >= unknown.length / 4;
  return isHeader ? { rowNumber: row.number, columns, unknown } : null;
};

/** Finds the row with the most columns of the template. Of equal rows, the first one is the header. */
export const findHeader = (rows: readonly SheetRow[]): SheetHeader | null => {
  let best: SheetHeader | null = null;
  for (const row of rows) {
    const header = readHeader(row);
    if (header && (!best || header.columns.size > best.columns.size)) best = header;
  }
  return best;
};
