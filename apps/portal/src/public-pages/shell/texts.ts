import texts from '../../locales/en.json?only=public';

/** The English texts, which every public page contains. */
export const englishTexts = texts;
