import type { Order, StatusChange } from '../../api/index.ts';
import { statusLabels } from './status.ts';

/**
 * Returns the history as steps. Consecutive statuses with the same label form one step, with the time of the
 * first.
 */
export const stepsOf = ({ history }: Pick<Order, 'history'>): readonly StatusChange[] =>
  history.filter(({ status }, index) => {
    const before = history[index - 1];
    return before === undefined || statusLabels[before.status] !== statusLabels[status];
  });
