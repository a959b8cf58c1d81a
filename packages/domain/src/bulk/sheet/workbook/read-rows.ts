import { failWith, type Failed } from '../sheet-failure.ts';
import { sheetLimits } from '../sheet-limits.ts';
import { columnLetters } from './column-letters.ts';
import { formatNumber, formatSerial, toNumberFormat, type NumberFormat } from './number-format.ts';
import type { ParsedCell, ParsedRow } from './parsed-workbook.ts';
import type { SheetCell, SheetRow } from './sheet-cell.ts';

export interface RowRange {
  /** Stops after this number of rows with content. */
  readonly maxRows: number;
  /** The columns to read. Null for all. */
  readonly columns: ReadonlySet<number> | null;
}

/** Converts cells. Remembers the formats, because a sheet has few of them. */
const createCellConverter = (is1904: boolean) => {
  const formats = new Map<string, NumberFormat>();
  const formatOf = (code: string): NumberFormat => {
    const format = formats.get(code) ?? toNumberFormat(code);
    formats.set(code, format);
    return format;
  };
  return (cell: ParsedCell): SheetCell | null => {
    if ('text' in cell) return cell.text.trim() === '' ? null : cell;
    if (!Number.isFinite(cell.number)) return null;
    const format = formatOf(cell.format);
    const date = format.kind === 'date' ? formatSerial(cell.number, is1904) : null;
    const text = date ?? formatNumber(cell.number);
    return {
      text: format.kind === 'digits' ? text.padStart(format.count, '0') : text,
      number: cell.number,
    };
  };
};

/** Reads the rows with content. Refuses a cell that is too far away to be an order. */
export const readRows = (
  sheetName: string,
  parsedRows: Iterable<ParsedRow>,
  is1904: boolean,
  { maxRows, columns }: RowRange,
): { readonly ok: true; readonly rows: readonly SheetRow[] } | Failed => {
  const toCell = createCellConverter(is1904);
  const rows: SheetRow[] = [];
  for (const { number, isHidden, cells: parsedCells } of parsedRows) {
    const cells = new Map<number, SheetCell>();
    for (const [column, parsed] of parsedCells) {
      if (columns && column < sheetLimits.columns && !columns.has(column)) continue;
      const cell = toCell(parsed);
      if (!cell) continue;
      if (column >= sheetLimits.columns || number > sheetLimits.lastRowNumber)
        return failWith('bulk.file.far-cell', {
          cell: `${columnLetters(column)}${number}`,
          sheet: sheetName,
        });
      cells.set(column, cell);
    }
    if (cells.size > 0) rows.push({ number, isHidden, cells });
    if (rows.length >= maxRows) break;
  }
  return { ok: true, rows };
};
