import type { BulkJobWithOrders } from '../../api/internal.ts';
import type { BulkRow, CellProblem } from '../sheet/index.ts';
import { toCellProblems } from './row-refusal.ts';

export interface JobOutcome {
  /** Ids of the rows that are orders now. */
  readonly placedIds: readonly string[];
  readonly refusals: readonly (readonly [BulkRow, readonly CellProblem[]])[];
}

/** Finds out what became of the rows that were sent in a job. */
export const toJobOutcome = (sentRows: readonly BulkRow[], { orders }: BulkJobWithOrders): JobOutcome => {
  const orderByNumber = new Map(orders.map((order) => [order.rowNumber, order]));
  const isPlaced = ({ rowNumber }: BulkRow) => orderByNumber.get(rowNumber)?.status === 'PLACED';
  return {
    placedIds: sentRows.filter(isPlaced).map(({ id }) => id),
    refusals: sentRows.flatMap((row) => {
      const order = orderByNumber.get(row.rowNumber);
      return order?.status === 'ERROR' || order?.status === 'FAILED'
        ? [[row, toCellProblems(row.id, order.errors)] as const]
        : [];
    }),
  };
};
