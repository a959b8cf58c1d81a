import type { Clock } from '../../platform/ports/index.ts';
import type { BulkRow, CellProblem } from '../sheet/index.ts';

export type ValidateRow = (row: BulkRow) => readonly CellProblem[];

/** Milliseconds of validation without a pause, so that the page answers each press within a frame or two. */
const sliceMs = 12;

/** Validates each row once. An edited row is another object. */
export const rememberProblems = (validateRow: ValidateRow): ValidateRow => {
  const problemsOf = new WeakMap<BulkRow, readonly CellProblem[]>();
  return (row) => {
    const problems = problemsOf.get(row) ?? validateRow(row);
    problemsOf.set(row, problems);
    return problems;
  };
};

interface Rules {
  readonly validateRow: ValidateRow;
  readonly findRepeats: (rows: readonly BulkRow[]) => unknown;
}

/**
 * Applies rules that remember their results to all rows, and pauses between slices of them. The page stays
 * responsive, and later calls for the same rows are fast.
 */
export const validateInSlices = async (
  rows: readonly BulkRow[],
  { validateRow, findRepeats }: Rules,
  clock: Clock,
): Promise<void> => {
  let startedAt = clock.now();
  const pauseIfDue = async () => {
    if (clock.now() - startedAt < sliceMs) return;
    await clock.sleep(0);
    startedAt = clock.now();
  };
  for (const row of rows) {
    await pauseIfDue();
    validateRow(row);
    // A single row repeats nothing. The search remembers it for the comparison of all rows.
    findRepeats([row]);
  }
  await pauseIfDue();
};
