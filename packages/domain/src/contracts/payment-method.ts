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
 * The values of the country parameter `paymentMethods` that this build knows (specification 000, section 7).
 */
export const countryPaymentMethods = { cash: 'cash on delivery', online: 'online payment' } as const;
