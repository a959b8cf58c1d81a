import type { Order } from '@saddlebag/domain/api';
import { splitOrderAddress } from '@saddlebag/domain/orders';

/** What a handover slip shows of an order. The phone number and the address stay private. */
export interface SlipFacts {
  /** What rider and counter compare: the pickup code, or else the digits of the order's number. */
  readonly code: string;
  /** Longer codes need a smaller type. */
  readonly codeLength: 'short' | 'medium' | 'long';
  readonly orderId: string;
  readonly name: string;
  /** The customer's unit. Empty where the address does not name it. */
  readonly unit: string;
  /** What the rider collects, in major units. Null if the order is paid. */
  readonly amount: number | null;
}

const lengthOf = (code: string): SlipFacts['codeLength'] => {
  if (code.length <= 6) return 'short';
  return code.length <= 12 ? 'medium' : 'long';
};

/**
 * Selects the facts of a slip.
 * @param isPickupCodeShown whether the market shows pickup codes
 */
export const slipFactsOf = (order: Order, country: string, isPickupCodeShown: boolean): SlipFacts => {
  const number = order.id.slice(order.id.indexOf('-') + 1);
  const code = isPickupCodeShown && order.pickupCode ? order.pickupCode : number;
  return {
    code,
    codeLength: lengthOf(code),
    orderId: order.id,
    name: order.customer.name,
    unit: splitOrderAddress(order.customer.address, country).unit,
    amount: order.paymentMethod === 'PAID' ? null : order.amount,
  };
};
