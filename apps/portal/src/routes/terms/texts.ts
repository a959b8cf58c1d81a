import texts from '../../locales/en.json?only=terms';

/** The English of the terms. */
export const termsTexts = texts;
