import type { OrderStatus } from './order-status.ts';
import type { PaymentMethod } from './payment-method.ts';

/**
 * The statuses in which an order can be modified: always, or only while no rider is assigned. Orders in any
 * other status cannot be modified.
 */
export const modifiableStatuses: Readonly<Partial<Record<OrderStatus, 'always' | 'without a rider'>>> = {
  RECEIVED: 'always',
  RECEIVED_BY_VENDOR: 'always',
  ACCEPTED_BY_VENDOR: 'always',
  WAITING_FOR_TRANSPORT: 'always',
  MODIFIED: 'without a rider',
};

/**
 * True if an order in this status can be modified.
 * @param hasRider whether a rider is assigned to the order
 */
export const isModifiable = (status: OrderStatus, hasRider: boolean): boolean => {
  const condition = modifiableStatuses[status];
  return condition === 'always' || (condition === 'without a rider' && !hasRider);
};

/**
 * The payment methods that an order may change to. A cash order may become paid, because the customer may
 * have paid in the meantime. A paid order never becomes unpaid. The change keeps the amount, which is the
 * value of the items.
 */
export const allowedPaymentChanges: Readonly<Record<PaymentMethod, readonly PaymentMethod[]>> = {
  NONE: ['NONE'],
  PAID: ['PAID'],
  CASH_ON_DELIVERY: ['CASH_ON_DELIVERY', 'PAID'],
  PAYMENT_ON_DELIVERY: ['PAYMENT_ON_DELIVERY'],
};

const isPaymentMethod = (method: string): method is PaymentMethod =>
  Object.hasOwn(allowedPaymentChanges, method);

/**
 * The payment methods that an order with `method` may change to. Empty if this build does not know `method`.
 */
export const allowedPaymentMethods = (method: string): readonly PaymentMethod[] =>
  isPaymentMethod(method) ? allowedPaymentChanges[method] : [];
