import type { Order, StatusChange } from '../../api/index.ts';
import { statusLabels } from './status.ts';

interface OrderStep extends StatusChange {
  /** Unix milliseconds of the last modification during this step. Null without one. */
  readonly modifiedAt: number | null;
}

/**
 * Returns the history as steps. Consecutive statuses with the same label form one step, with the time of the
 * first. A modification belongs to the step before it, because the order continues from there.
 */
export const stepsOf = ({ history }: Pick<Order, 'history'>): readonly OrderStep[] => {
  const steps: OrderStep[] = [];
  for (const { status, at } of history) {
    const last = steps.at(-1);
    if (last && status === 'MODIFIED') steps.splice(-1, 1, { ...last, modifiedAt: at });
    else if (!last || statusLabels[last.status] !== statusLabels[status])
      steps.push({ status, at, modifiedAt: null });
  }
  return steps;
};
