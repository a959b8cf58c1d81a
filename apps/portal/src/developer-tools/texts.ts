import texts from '../locales/en.json?only=flags';

/** The English of the developer's tools. */
export const flagsTexts = texts;
