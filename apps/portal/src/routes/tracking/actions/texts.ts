import texts from '../../../locales/en.json?only=order';

/** The English of what can be done with an order. */
export const orderTexts = texts;
