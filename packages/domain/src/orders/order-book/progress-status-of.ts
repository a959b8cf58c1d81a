import type { Order } from '../../api/index.ts';
import type { OrderStatus } from '../../contracts/index.ts';

/**
 * Returns the status that tells how far an order is. A modified order continues from its previous status, so it
 * keeps the label of that status (a decision: specification 001, section 4 has no label for MODIFIED). Returns
 * MODIFIED if the history has no other status.
 */
export const progressStatusOf = ({ status, history }: Pick<Order, 'status' | 'history'>): OrderStatus =>
  status === 'MODIFIED' ? (history.findLast((past) => past.status !== status)?.status ?? status) : status;
