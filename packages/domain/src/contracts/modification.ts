import type { OrderStatus } from './order-status.ts';
import type { PaymentMethod } from './payment-method.ts';

/**
 * How far an order may have come to be still changed: it has not been given to a rider. A status that is not named
 * closes it for good.
 */
export const modifiableStatuses: Readonly<Partial<Record<OrderStatus, 'always' | 'without a rider'>>> = {
  RECEIVED: 'always',
  RECEIVED_BY_VENDOR: 'always',
  ACCEPTED_BY_VENDOR: 'always',
  WAITING_FOR_TRANSPORT: 'always',
  MODIFIED: 'without a rider',
};

/** Whether an order in this status may be changed. `hasRider`: one is assigned to it. */
export const isModifiable = (status: OrderStatus, hasRider: boolean): boolean => {
  const when = modifiableStatuses[status];
  return when === 'always' || (when === 'without a rider' && !hasRider);
};

/**
 * What an order's payment method may become. Who was to pay the rider may have paid by now; nobody who has paid is asked
 * again. The amount stays what it is: the value of the items.
 */
export const paymentChanges: Readonly<Record<PaymentMethod, readonly PaymentMethod[]>> = {
  NONE: ['NONE'],
  PAID: ['PAID'],
  CASH_ON_DELIVERY: ['CASH_ON_DELIVERY', 'PAID'],
  PAYMENT_ON_DELIVERY: ['PAYMENT_ON_DELIVERY'],
};

const isKnown = (method: string): method is PaymentMethod => Object.hasOwn(paymentChanges, method);

/** The methods that an order with this one may have after a change; none for a method that this build does not know. */
export const methodsAfter = (method: string): readonly PaymentMethod[] =>
  isKnown(method) ? paymentChanges[method] : [];
