/** Payment methods of an order (specification 000, section 9). */
export const paymentMethods = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What a vendor can choose from: the methods of an order, and paying online, which makes a paid order of it. */
export const paymentChoices = [...paymentMethods, 'ONLINE_PAYMENT'] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

/** The known names in a country's list, the parameter `paymentMethods` (specification 000, section 7). */
export const countryMethods = { cash: 'cash on delivery', online: 'online payment' } as const;
