import type { Order } from '@saddlebag/domain/api';
import { shownPaymentMethod, type Flags } from '@saddlebag/domain/contracts';
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
  /** The text key of the payment. */
  readonly payment: string;
  /** What the rider collects, in major units. Null if the rider collects nothing. */
  readonly amount: number | null;
}

const lengthOf = (code: string): SlipFacts['codeLength'] => {
  if (code.length <= 6) return 'short';
  return code.length <= 12 ? 'medium' : 'long';
};

const withoutCollection: ReadonlyMap<string, string> = new Map([
  ['NONE', 'slip.none'],
  ['PAID', 'slip.paid'],
]);
/** The text keys of what the rider collects, by how the payment method is shown. Other methods name no means. */
const collections: ReadonlyMap<string, string> = new Map([
  ['CASH_ON_DELIVERY', 'slip.collect-cash'],
  ['CASH_ON_PICKUP', 'slip.pay-at-pickup'],
  ['PAYMENT_ON_DELIVERY', 'slip.collect-card'],
]);

/** Selects the facts of a slip. */
export const slipFactsOf = (
  order: Order,
  country: string,
  flags: Pick<Flags, 'PayAtPickup' | 'PickupCodeDisplay'>,
): SlipFacts => {
  const number = order.id.slice(order.id.indexOf('-') + 1);
  const code = flags.PickupCodeDisplay && order.pickupCode ? order.pickupCode : number;
  const method = shownPaymentMethod(order.paymentMethod, flags);
  const nothingDue = withoutCollection.get(method);
  return {
    code,
    codeLength: lengthOf(code),
    orderId: order.id,
    name: order.customer.name,
    unit: splitOrderAddress(order.customer.address, country).unit,
    payment: nothingDue ?? collections.get(method) ?? 'slip.collect',
    amount: nothingDue ? null : order.amount,
  };
};
