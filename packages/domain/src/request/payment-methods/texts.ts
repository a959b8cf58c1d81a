/**
 * What the specification's errors of a payment are said with (specification 000, section 8). Their texts stand together
 * in a group of their own, which comes with the code of payments.
 */
export const paymentErrorTexts = {
  'error.payment.get-if-enabled': 'payment.error.get-if-enabled',
  'error.payment.init': 'payment.error.init',
  'error.payment.intent-creation': 'payment.error.intent-creation',
  'error.fee.changed': 'payment.error.fee-changed',
  'error.fee.recompute': 'payment.error.fee-recompute',
  'error.no-payment-method-available': 'payment.error.no-method-available',
} as const;

export type PaymentError = keyof typeof paymentErrorTexts;
