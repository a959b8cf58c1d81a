import type { Clock } from '../../platform/ports/index.ts';
import type { BulkRow, CellProblem } from '../sheet/index.ts';

export type ValidateRow = (row: BulkRow) => readonly CellProblem[];

/** Rows that are validated without a pause. A slow phone needs less than 50 ms for them. */
const sliceLength = 50;

/** Validates each row once. An edited row is another object. */
export const rememberProblems = (validateRow: ValidateRow): ValidateRow => {
  const problemsOf = new WeakMap<BulkRow, readonly CellProblem[]>();
  return (row) => {
    const problems = problemsOf.get(row) ?? validateRow(row);
    problemsOf.set(row, problems);
    return problems;
  };
};

/**
 * Calls a validator that remembers its results for all rows, and pauses between slices of them. The page stays
 * responsive, and later calls for the same rows are fast.
 */
export const validateInSlices = async (
  rows: readonly BulkRow[],
  validateRow: ValidateRow,
  clock: Clock,
): Promise<void> => {
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % sliceLength === 0) await clock.sleep(0);
    validateRow(row);
  }
};
