/** What people write beside amounts that CLDR does not list. */
const colloquialWords: Readonly<Record<string, string>> = {
  AED: 'dh',
  BDT: 'tk',
  EGP: 'le',
  HKD: '元',
  MAD: 'dh',
  MMK: 'ks',
  OMR: 'ro',
  SGD: 's$',
  THB: 'บาท',
  TWD: '元',
};

const directionMarks = /[\u200e\u200f\u061c\u2066-\u2069]/g;
/** Letters, signs and spaces. A full stop belongs to the letters before it, as in 'Rs.500', but not to a sign. */
const currencyRun = String.raw`[\p{L}\p{Sc}](?:[\p{L}\p{M}\p{Sc}\s]|(?<=[\p{L}\p{M}])\.)*`;
const currencyAround = new RegExp(String.raw`^\s*(${currencyRun})?(.*?)(${currencyRun})?\s*$`, 'su');

/** Makes 'Tk.' and 'tk', '￥' and '¥', and 'takas' and 'taka' equal. */
const simplify = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.\s\u200e\u200f]/g, '')
    .replace(/(?<=..)s$/, '');

/** Longer texts are no amounts. The time of the pattern above grows with the square of the length. */
const maxLength = 200;

const wordsOf = (currency: string, locale: string): ReadonlySet<string> => {
  const names = ['en', locale].flatMap((tag) =>
    (['narrowSymbol', 'symbol', 'name'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
          .formatToParts(5)
          .find(({ type }) => type === 'currency')?.value ?? '',
    ),
  );
  // Many abbreviations consist of the initials of the country and the unit, such as 'KD' for Kuwaiti dinars.
  const initials = currency.replace(/(.)./, '$1');
  const words = [currency, initials, colloquialWords[currency] ?? '', ...names];
  return new Set([...words, ...names.flatMap((name) => name.split(/\s/))].map(simplify));
};

/**
 * Removes the sign, the code or a word of the currency before and after a typed amount: `৳500`, `500 tk` and
 * `BDT 500` become `500`. Returns the text unchanged if it names anything else, such as another currency.
 * @param currency ISO 4217
 * @param locale whose names of the currency are accepted besides the English ones
 */
export const stripCurrency = (text: string, currency: string, locale = 'en'): string => {
  if (text.length > maxLength) return text;
  const [, before = '', amount = '', after = ''] =
    currencyAround.exec(text.replace(directionMarks, '')) ?? [];
  const written = [before, after].map(simplify).filter(Boolean);
  if (written.length === 0 || amount === '') return text;
  const words = wordsOf(currency, locale);
  // `5k` may mean 5000, so it is no amount of kyats.
  return written.every((word) => word !== 'k' && words.has(word)) ? amount : text;
};
