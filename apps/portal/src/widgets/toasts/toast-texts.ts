import texts from '../../locales/en.json?only=toast';

/** The English of the messages. */
export const toastTexts = texts;
