const variants: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ی',
  ي: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ς: 'σ',
  "'": '',
  '’': '',
};
const variantPattern = new RegExp(`[${Object.keys(variants).join('')}]`, 'g');

/** Removes differences of spelling that do not change a word: case, accents and letter variants. */
export const foldLetters = (word: string): string => {
  const lower = word.toLowerCase();
  return /^[a-z0-9]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g, '')
        .normalize('NFC')
        .replace(variantPattern, (letter) => variants[letter] ?? letter);
};
