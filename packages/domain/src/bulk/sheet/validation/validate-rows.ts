import type { BulkRow, CellProblem } from '../bulk-row.ts';
import { createRepeatFinder } from './find-repeats.ts';
import { createRowValidator } from './validate-row.ts';
import type { ValidationContext } from './validation-context.ts';

/**
 * Validates rows by the rules of a single request (specification 000, section 5), and by those of the bulk
 * upload. Missing coordinates are no problem, because the address search finds them.
 * @returns the problems in the order of the rows. Problems between rows follow at the end.
 */
export const validateRows = (
  rows: readonly BulkRow[],
  context: ValidationContext,
): readonly CellProblem[] => [
  ...rows.flatMap(createRowValidator(context)),
  ...createRepeatFinder(context)(rows),
];
