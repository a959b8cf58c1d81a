import texts from '../../../locales/en.json?only=modify';

/** The English of the screen that changes an order. */
export const modifyTexts = texts;
