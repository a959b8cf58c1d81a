const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * Keeps a text that is put into a sentence from mixing its direction with the sentence's: phone numbers and Latin names
 * in Arabic, Arabic names in English (Unicode Standard Annex 9, isolates). A text of the same direction stays as it is.
 */
export const isolate = (text: string, sentence: 'ltr' | 'rtl'): string =>
  sentence === 'rtl' || rightToLeftLetters.test(text) ? `${firstStrongIsolate}${text}${popIsolate}` : text;
