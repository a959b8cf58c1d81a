import type { Order, StatusChange } from '../../api/index.ts';
import { statusLabels } from './status.ts';

/** The history as a vendor reads it: statuses of one label in a row are one step, from the moment of the first. */
export const stepsOf = ({ history }: Pick<Order, 'history'>): readonly StatusChange[] =>
  history.filter(({ status }, index) => {
    const before = history[index - 1];
    return before === undefined || statusLabels[before.status] !== statusLabels[status];
  });
