const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * Isolates an inserted text from the writing direction of the sentence (Unicode Standard Annex 9). Examples
 * are a Latin name in Arabic and an Arabic name in English. In a left-to-right sentence, a text without
 * right-to-left letters stays unchanged.
 */
export const isolate = (text: string, sentence: 'ltr' | 'rtl'): string =>
  sentence === 'rtl' || rightToLeftLetters.test(text) ? `${firstStrongIsolate}${text}${popIsolate}` : text;
