/** Payment methods of an order (specification 000, section 9). */
export const paymentMethods = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
