import texts from '../../../locales/en.json?only=counter';

/** The English of what the counter has beside the form. */
export const counterTexts = texts;
