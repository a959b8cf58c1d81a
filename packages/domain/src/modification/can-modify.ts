import type { Order } from '../api/entities.ts';
import { isModifiable, methodsAfter } from '../contracts/modification.ts';
import { isRiderAssigned } from '../orders/rules.ts';

/** Whether the order can still be changed; never one whose payment method this build does not know. */
export const canModify = (order: Order): boolean =>
  isModifiable(order.status, order.rider !== null || isRiderAssigned(order)) &&
  methodsAfter(order.paymentMethod).length > 0;
