import type { BulkColumn } from '../../../contracts/index.ts';
import type { CellProblem } from '../bulk-row.ts';

/** A problem without its place. */
export type Problem = Pick<CellProblem, 'key' | 'params' | 'suggestion'>;

/** A problem of a row's cell. */
export interface Finding extends Problem {
  readonly column: BulkColumn;
}
