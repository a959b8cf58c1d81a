import * as z from 'zod/mini';
import { bulkColumns } from '../../contracts/bulk-columns.ts';
import type { BulkRow, CellProblem } from '../sheet/bulk-row.ts';
import type { RowValidator } from './checked-rows.ts';

interface RowFormOptions {
  /** The row in the form. Its id and number stay the same. */
  readonly row: BulkRow;
  readonly validate: RowValidator;
  /** Returns the text of a problem in the vendor's language. */
  readonly describe: (problem: CellProblem) => string;
}

/**
 * Creates the schema of the form of one row. Each error of the row by itself is an issue at its column. Warnings are
 * not, because a row with warnings can be placed.
 */
export const createRowFormSchema = ({ row, validate, describe }: RowFormOptions) =>
  z.record(z.enum(bulkColumns), z.string()).check(({ value: cells, issues }) => {
    for (const problem of validate([{ ...row, cells }]))
      if (problem.severity === 'error')
        issues.push({ code: 'custom', input: cells, path: [problem.column], message: describe(problem) });
  });

export type RowForm = z.output<ReturnType<typeof createRowFormSchema>>;
