import { deliveryTimeUnavailableKey } from '../../contracts/index.ts';
import type { BulkOrder } from '../../api/internal.ts';
import type { CellProblem } from '../sheet/index.ts';
import { problemOfRule } from '../sheet/internal.ts';
import { sheetLimits } from '../sheet/index.ts';

type RowError = BulkOrder['errors'][number];
type ProblemText = Pick<CellProblem, 'key' | 'params'>;

/** The texts for errors that only the service finds, by its key. */
const serviceProblems: ReadonlyMap<string, ProblemText> = new Map<string, ProblemText>([
  [
    'validation.notes-too-long',
    { key: 'bulk.problem.notes-too-long', params: { limit: sheetLimits.notesCharacters } },
  ],
  ['request.error.undeliverable-address', { key: 'bulk.problem.address-undeliverable' }],
  ['error.cant-retrieve-vendor-rar', { key: 'bulk.problem.collection-point-unknown' }],
  [deliveryTimeUnavailableKey, { key: 'bulk.problem.time-unavailable' }],
]);

/** Rules that concern another cell than in a single request. */
const problemAt = (column: RowError['column'], key: string): string | null => {
  if (key === 'validation.invalid-coordinates' && column === 'recipient_address')
    return 'bulk.problem.address-unknown';
  return key === 'validation.fill-address' && column === 'collection_point'
    ? 'bulk.problem.collection-point-address'
    : null;
};

/** Returns the text for an error that the service found in a row. */
export const problemOfRowError = ({ column, key }: RowError): ProblemText => {
  const special = problemAt(column, key);
  if (special !== null) return { key: special };
  const [, text, limit] = problemOfRule.get(key) ?? [];
  if (text !== undefined) return { key: text, ...(limit !== undefined && { params: { limit } }) };
  return serviceProblems.get(key) ?? { key: 'bulk.problem.other' };
};

/** Converts the errors of a row to problems of its cells. An error of the whole row marks the first cell. */
export const toCellProblems = (rowId: string, errors: readonly RowError[]): readonly CellProblem[] =>
  errors.map((error) => ({
    rowId,
    column: error.column ?? 'recipient_name',
    severity: 'error',
    ...problemOfRowError(error),
  }));
