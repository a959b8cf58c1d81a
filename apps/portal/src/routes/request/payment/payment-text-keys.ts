import { shownPaymentMethod, type Flags, type PaymentChoice } from '@saddlebag/domain/contracts';

/** The methods whose texts load with the request. The texts of the others load with the payment code. */
const requestMethods: ReadonlySet<string> = new Set(['CASH_ON_DELIVERY', 'CASH_ON_PICKUP', 'PAID']);

/** Returns the text key of a payment method's name. Its hint has the same key with `-hint`. */
export const paymentTextKey = (method: PaymentChoice, flags: Flags): string => {
  const shown = shownPaymentMethod(method, flags);
  return `${requestMethods.has(shown) ? 'request.payment-method' : 'payment.method'}.${shown}`;
};

/** Returns the text key of the hint that says what happens to the amount. */
export const amountHintKey = (method: PaymentChoice | null, flags: Flags): string => {
  const shown = method && shownPaymentMethod(method, flags);
  if (shown === 'CASH_ON_PICKUP') return 'request.amount-hint-at-pickup';
  return `request.amount-hint-${shown?.endsWith('DELIVERY') ? 'cash' : 'paid'}`;
};
