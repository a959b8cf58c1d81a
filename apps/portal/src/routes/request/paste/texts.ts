import texts from '../../../locales/en.json?only=paste';

/** The English of what is said about a paste. */
export const pasteTexts = texts;
