import type { Order } from '../../api/index.ts';
import { isModifiable, methodsAfter } from '../../contracts/index.ts';
import { isRiderAssigned } from '../../orders/order-book/index.ts';

/** Whether the order can still be changed; never one whose payment method this build does not know. */
export const canModify = (order: Order): boolean =>
  isModifiable(order.status, order.rider !== null || isRiderAssigned(order)) &&
  methodsAfter(order.paymentMethod).length > 0;
