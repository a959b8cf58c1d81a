import { normalizeText } from '../../../platform/text/index.ts';
import type { BulkRow, CellProblem } from '../bulk-row.ts';
import type { ValidationContext } from './validation-context.ts';

const simplify = (text: string): string => normalizeText(text).toLowerCase().replace(/\s+/g, ' ');

const orderKey = ({ cells }: BulkRow, { market, parsePhone }: ValidationContext): string | null =>
  cells.recipient_phone_number === '' || cells.recipient_address === ''
    ? null
    : JSON.stringify([
        parsePhone(cells.recipient_phone_number, market.country).e164 ??
          simplify(cells.recipient_phone_number),
        simplify(cells.recipient_address),
        simplify(cells.amount),
        simplify(cells.preordered_for),
        simplify(cells.description),
      ]);

const codeKey = ({ cells }: BulkRow): string | null => simplify(cells.pickup_code) || null;

/** Reports each row whose key an earlier row already has. */
const findLater = (
  rows: readonly BulkRow[],
  keyOf: (row: BulkRow) => string | null,
  problem: Pick<CellProblem, 'column' | 'key'>,
): readonly CellProblem[] => {
  const firstRows = new Map<string, number>();
  return rows.flatMap((row) => {
    const key = keyOf(row);
    if (key === null) return [];
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row.rowNumber);
    return first === undefined
      ? []
      : [{ rowId: row.id, severity: 'warning' as const, ...problem, params: { row: first } }];
  });
};

/** Remembers the key of each row. An edited row is another object. */
const rememberKeys = (keyOf: (row: BulkRow) => string | null) => {
  const keys = new WeakMap<BulkRow, string | null>();
  return (row: BulkRow): string | null => {
    const remembered = keys.get(row);
    if (remembered !== undefined) return remembered;
    const key = keyOf(row);
    keys.set(row, key);
    return key;
  };
};

/**
 * Finds rows that request the same order as an earlier row, and pickup codes that an earlier row has. Both can
 * be intended, so they are warnings. Later calls with the same rows are fast.
 */
export const createRepeatFinder = (
  context: ValidationContext,
): ((rows: readonly BulkRow[]) => readonly CellProblem[]) => {
  const orderKeyOf = rememberKeys((row) => orderKey(row, context));
  const codeKeyOf = rememberKeys(codeKey);
  return (rows) => [
    ...findLater(rows, orderKeyOf, { column: 'recipient_phone_number', key: 'bulk.problem.duplicate-row' }),
    ...findLater(rows, codeKeyOf, { column: 'pickup_code', key: 'bulk.problem.duplicate-pickup-code' }),
  ];
};
