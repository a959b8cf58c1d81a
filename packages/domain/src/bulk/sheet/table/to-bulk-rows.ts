import { bulkColumns, type BulkColumn } from '../../../contracts/index.ts';
import { parseCoordinates } from '../../../platform/geo/index.ts';
import type { BulkRow } from '../bulk-row.ts';
import { canonicalCell } from '../cells/canonical-cell.ts';
import type { SheetHeader } from '../header/find-header.ts';
import { failWith, type Failed } from '../sheet-failure.ts';
import { sheetLimits } from '../sheet-limits.ts';
import type { MergedRange, SheetRow } from '../workbook/sheet-cell.ts';
import { fillMerged } from './fill-merged.ts';
import { isInstructionRow, isRepeatedHeader } from './is-instruction.ts';
import { listRows } from './list-rows.ts';
import type { SheetNotice } from './sheet-notice.ts';

const emptyCells: Readonly<Record<BulkColumn, string>> = {
  recipient_name: '',
  recipient_phone_number: '',
  latitude: '',
  longitude: '',
  recipient_address: '',
  unit: '',
  recipient_notes: '',
  payment_method: '',
  amount: '',
  description: '',
  preordered_for: '',
  pickup_code: '',
  collection_point: '',
};

/** Columns that a sheet cannot do without. Coordinates can be found from the address. */
const neededColumns: readonly BulkColumn[] = [
  'recipient_name',
  'recipient_phone_number',
  'recipient_address',
  'payment_method',
  'amount',
];

/** Splits a pair of coordinates that was written into one cell. */
const withSplitCoordinates = (cells: Readonly<Record<BulkColumn, string>>) => {
  const text = cells.latitude === '' ? cells.longitude : cells.latitude;
  const point = cells.latitude === '' || cells.longitude === '' ? parseCoordinates(text) : null;
  return point ? { ...cells, latitude: String(point.latitude), longitude: String(point.longitude) } : cells;
};

const toBulkRow = (row: SheetRow, { columns }: SheetHeader, country: string): BulkRow => {
  const cells = { ...emptyCells };
  for (const [index, column] of columns) {
    const cell = row.cells.get(index);
    if (cell) cells[column] = canonicalCell(column, cell, country);
  }
  return { id: `row-${row.number}`, rowNumber: row.number, cells: withSplitCoordinates(cells) };
};

export interface BulkTable {
  readonly ok: true;
  readonly rows: readonly BulkRow[];
  readonly notices: readonly SheetNotice[];
}

const notice = (
  key: SheetNotice['key'],
  isShown: boolean,
  params: SheetNotice['params'],
): readonly SheetNotice[] => (isShown ? [{ key, params }] : []);

const headerNotices = ({ columns, unknown, rowNumber }: SheetHeader): readonly SheetNotice[] => {
  const known = new Set(columns.values());
  const missing = neededColumns.filter((column) => !known.has(column));
  return [
    ...notice('bulk.file.notice.no-header', rowNumber === 0, {}),
    ...notice('bulk.file.notice.unknown-columns', unknown.length > 0, {
      columns: unknown.slice(0, 8).join(', '),
    }),
    ...notice('bulk.file.notice.missing-columns', missing.length > 0, { columns: missing.join(', ') }),
  ];
};

/**
 * Converts the rows of a sheet below its header. Leaves out hidden rows, instructions and copies of the
 * header, and names them in notices.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export const toBulkRows = (
  sheetRows: readonly SheetRow[],
  merges: readonly MergedRange[],
  header: SheetHeader,
  country: string,
): BulkTable | Failed => {
  const { rows: filled, filledCount } = fillMerged(sheetRows, merges);
  const below = filled.filter(({ number }) => number > header.rowNumber);
  const hidden = below.filter(({ isHidden }) => isHidden);
  const visible = below
    .filter(({ isHidden }) => !isHidden)
    .map((row) => toBulkRow(row, header, country))
    .filter(({ cells }) => bulkColumns.some((column) => cells[column] !== ''));
  const isLeftOut = ({ cells }: BulkRow) => isInstructionRow(cells) || isRepeatedHeader(cells);
  const leftOut = new Set(visible.filter(isLeftOut));
  const rows = visible.filter((row) => !leftOut.has(row));
  if (rows.length === 0) return failWith('bulk.file.no-rows');
  if (rows.length > sheetLimits.rows) return failWith('bulk.file.too-many-rows', { limit: sheetLimits.rows });
  return {
    ok: true,
    rows,
    notices: [
      ...headerNotices(header),
      ...notice('bulk.file.notice.instructions', leftOut.size > 0, {
        rows: listRows([...leftOut].map(({ rowNumber }) => rowNumber)),
      }),
      ...notice('bulk.file.notice.hidden-rows', hidden.length > 0, {
        count: hidden.length,
        rows: listRows(hidden.map(({ number }) => number)),
      }),
      ...notice('bulk.file.notice.merged', filledCount > 0, { count: filledCount }),
    ],
  };
};
