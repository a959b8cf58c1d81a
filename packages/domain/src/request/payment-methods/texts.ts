/**
 * Translation keys of the payment errors in specification 000, section 8. Their texts are a separate group
 * that loads with the payment code.
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
