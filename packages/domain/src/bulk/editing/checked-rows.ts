import type { BulkRow, CellProblem } from '../sheet/bulk-row.ts';

/** Finds the problems of rows. */
export type RowValidator = (rows: readonly BulkRow[]) => readonly CellProblem[];

export interface RowValidation {
  /** Validates each row by itself. Receives only the rows that changed. */
  readonly validate: RowValidator;
  /** Finds problems between rows, such as duplicates. Receives all rows after each change. */
  readonly compare?: RowValidator;
}

type Problems = readonly CellProblem[];

/** Validated rows. Lists of problems keep their identity while the problems stay the same. */
export interface CheckedRows {
  /** Problems found by `validate`, also for rows without problems. */
  readonly ownProblems: ReadonlyMap<BulkRow, Problems>;
  /** All problems of each row that has any, by row id. */
  readonly problemsByRow: ReadonlyMap<string, Problems>;
}

const noProblems: Problems = [];

export const uncheckedRows: CheckedRows = { ownProblems: new Map(), problemsByRow: new Map() };

const groupByRow = (problems: Problems): ReadonlyMap<string, Problems> => {
  const groups = new Map<string, CellProblem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.rowId);
    if (group) group.push(problem);
    else groups.set(problem.rowId, [problem]);
  }
  return groups;
};

const isSameProblem = (one: CellProblem, other: CellProblem | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const keepIdentity = (previous: Problems | undefined, next: Problems): Problems =>
  previous?.length === next.length && next.every((problem, at) => isSameProblem(problem, previous[at]))
    ? previous
    : next;

/**
 * Validates the rows that changed since `previous`, and compares all rows with each other.
 * @param previous Result of the last check with the same validation, or `uncheckedRows`
 */
export const checkRows = (
  previous: CheckedRows,
  rows: readonly BulkRow[],
  { validate, compare }: RowValidation,
): CheckedRows => {
  const changedRows = rows.filter((row) => !previous.ownProblems.has(row));
  const foundProblems = groupByRow(changedRows.length > 0 ? validate(changedRows) : noProblems);
  const sharedProblems = groupByRow(compare?.(rows) ?? noProblems);
  const ownProblems = new Map<BulkRow, Problems>();
  const problemsByRow = new Map<string, Problems>();
  for (const row of rows) {
    const own = previous.ownProblems.get(row) ?? foundProblems.get(row.id) ?? noProblems;
    const shared = sharedProblems.get(row.id);
    ownProblems.set(row, own);
    if (own.length === 0 && shared === undefined) continue;
    const problems = shared === undefined ? own : [...own, ...shared];
    problemsByRow.set(row.id, keepIdentity(previous.problemsByRow.get(row.id), problems));
  }
  return { ownProblems, problemsByRow };
};

export const hasErrors = (problems: Problems | undefined): boolean =>
  problems?.some(({ severity }) => severity === 'error') ?? false;
