import texts from '../../../locales/en.json?only=origin';

/** The English of the questions after the pick-up; it comes with their code. */
export const originTexts = texts;
