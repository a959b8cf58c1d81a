import texts from '../../../locales/en.json?only=payment';

/** The English of payments. */
export const paymentTexts = texts;
