import texts from '../locales/en.json?only=help-panel';
// The labels of the text limit.
import limitTexts from '../locales/en.json?only=text';

/** The English texts, which the panel contains. */
export const englishTexts = { ...texts, ...limitTexts };
