const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * Isolates an inserted text from the direction of the sentence (Unicode Standard Annex 9): phone numbers and
 * Latin names in Arabic, Arabic names in English. A text with the direction of the sentence stays unchanged.
 */
export const isolate = (text: string, sentence: 'ltr' | 'rtl'): string =>
  sentence === 'rtl' || rightToLeftLetters.test(text) ? `${firstStrongIsolate}${text}${popIsolate}` : text;
