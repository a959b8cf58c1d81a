import type { Flags } from './flags.ts';

/** Payment methods of an order (specification 000, section 9). */
export const paymentMethods = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * The choices offered to a vendor: the payment methods of an order, and online payment, which results in a
 * paid order.
 */
export const paymentChoices = [...paymentMethods, 'ONLINE_PAYMENT'] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

/**
 * Returns the name under which screens and exports of the vendor show a payment method.
 *
 * The wire has no method for cash on pick-up. With the flag `PayAtPickup`, the rider pays the vendor for a cash
 * order at the counter and collects the amount at the door. The flag applies to all orders on screen, because an
 * order does not tell how it was set when the order was placed.
 */
export const shownPaymentMethod = <Method extends string>(
  method: Method,
  { PayAtPickup }: Pick<Flags, 'PayAtPickup'>,
): Method | 'CASH_ON_PICKUP' => (PayAtPickup && method === 'CASH_ON_DELIVERY' ? 'CASH_ON_PICKUP' : method);

/**
 * The values of the country parameter `paymentMethods` that this build knows (specification 000, section 7).
 */
export const countryPaymentMethods = { cash: 'cash on delivery', online: 'online payment' } as const;
