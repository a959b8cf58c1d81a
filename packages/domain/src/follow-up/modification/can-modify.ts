import type { Order } from '../../api/index.ts';
import { isModifiable, allowedPaymentMethods } from '../../contracts/index.ts';
import { isRiderAssigned } from '../../orders/order-book/index.ts';

/** Returns true if the order can still be modified. An order with an unknown payment method cannot. */
export const canModify = (order: Order): boolean =>
  isModifiable(order.status, order.rider !== null || isRiderAssigned(order)) &&
  allowedPaymentMethods(order.paymentMethod).length > 0;
