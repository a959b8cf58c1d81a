import { hasErrors } from './checked-rows.ts';
import type { BulkRow, CellProblem } from '../sheet/bulk-row.ts';
import type { CellChange } from './cells.ts';

export interface RowCounts {
  readonly total: number;
  /** Rows without errors. They can have warnings. */
  readonly ready: number;
  readonly failing: number;
}

/** All cells with the same problem. */
export interface ProblemKind {
  readonly key: string;
  readonly severity: CellProblem['severity'];
  /** The problem of the first cell. */
  readonly example: CellProblem;
  readonly count: number;
  /** Number of cells with a suggested value. */
  readonly fixableCount: number;
}

type ProblemsByRow = ReadonlyMap<string, readonly CellProblem[]>;

export const countRows = (rows: readonly BulkRow[], problemsByRow: ProblemsByRow): RowCounts => {
  const failing = [...problemsByRow.values()].filter(hasErrors).length;
  return { total: rows.length, ready: rows.length - failing, failing };
};

/** Lists the kinds of problems: errors before warnings, then the most frequent first. */
export const listProblemKinds = (problemsByRow: ProblemsByRow): readonly ProblemKind[] => {
  const kinds = new Map<string, ProblemKind>();
  for (const problem of [...problemsByRow.values()].flat()) {
    const { key, severity, suggestion } = problem;
    const id = `${severity} ${key}`;
    const { count, fixableCount, example } = kinds.get(id) ?? { count: 0, fixableCount: 0, example: problem };
    const fixable = suggestion === undefined ? 0 : 1;
    kinds.set(id, { key, severity, example, count: count + 1, fixableCount: fixableCount + fixable });
  }
  return [...kinds.values()].toSorted(
    (a, b) => a.severity.localeCompare(b.severity) || b.count - a.count || (a.key < b.key ? -1 : 1),
  );
};

/** Returns the suggested values of the problems that match. The first suggestion of a cell wins. */
export const suggestedChanges = (
  problems: Iterable<readonly CellProblem[]>,
  isMatch: (problem: CellProblem) => boolean,
): readonly CellChange[] =>
  [...problems].flatMap((rowProblems) =>
    rowProblems
      .flatMap((problem) =>
        problem.suggestion !== undefined && isMatch(problem)
          ? { rowId: problem.rowId, column: problem.column, value: problem.suggestion }
          : [],
      )
      .filter(({ column }, at, changes) => changes.findIndex((change) => change.column === column) === at),
  );
