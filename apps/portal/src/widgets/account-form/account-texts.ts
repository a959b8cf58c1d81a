import texts from '../../locales/en.json?only=account';

/** The English of the screens that make an account or mend it; it comes with their code. */
export const accountTexts = texts;
