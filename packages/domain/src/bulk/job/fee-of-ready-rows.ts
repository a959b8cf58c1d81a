import type { BulkOrder } from '../../api/internal.ts';

/** Adds up the delivery fees of the rows that the next placement places. */
export const feeOfReadyRows = (orders: readonly BulkOrder[]): number =>
  orders.reduce((sum, { status, deliveryFee }) => (status === 'READY' ? sum + (deliveryFee ?? 0) : sum), 0);
