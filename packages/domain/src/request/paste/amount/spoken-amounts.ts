import { indexWords, scanWords, type WordMatch } from '../learning/word-index.ts';
import { additiveWords, joiningWords, multiplierWords } from '../words/number-words.ts';

/** A number in words, such as "seven hundred twenty". */
export interface SpokenAmount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

type Part = `+${number}` | `*${number}` | 'and';

/** Smaller numbers are rarely an amount, but often a number of goods. */
const MIN_VALUE = 10;

const entriesOf = (
  words: Readonly<Record<number, readonly string[]>>,
  mark: '+' | '*',
): readonly (readonly [Part, readonly string[]])[] =>
  Object.entries(words).map(([value, list]) => [`${mark}${Number(value)}`, list] as const);

const numberIndex = indexWords<Part>(
  [...entriesOf(additiveWords, '+'), ...entriesOf(multiplierWords, '*'), ['and', joiningWords] as const],
  true,
);

/** Italian writes a number as one word, so its parts are found without spaces between them. */
const italianParts = Object.entries(additiveWords)
  .flatMap(([value, words]) => words.map((word) => [word, Number(value)] as const))
  .filter(([word]) => /^[a-z]{3,}$/.test(word))
  .sort(([a], [b]) => b.length - a.length);
const italianNumber =
  /(?<![\p{L}\p{M}])(?:[a-z]{2,12})?(?:cento|venti?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?)[a-z]{0,16}(?![\p{L}\p{M}])/gu;

/** Parses a number that is written as one word. Returns null if a part of it is no number. */
const parseJoined = (word: string): number | null => {
  let rest = word;
  let sum = 0;
  while (rest !== '') {
    if (rest.startsWith('cento')) {
      sum = (sum === 0 ? 1 : sum) * 100;
      rest = rest.slice(5);
      continue;
    }
    const part = italianParts.find(([start]) => rest.startsWith(start));
    if (!part) return null;
    sum += part[1];
    rest = rest.slice(part[0].length);
  }
  return sum;
};

const partOf = ({ kinds }: WordMatch<Part>): Part => kinds[0] ?? 'and';

/**
 * Evaluates the parts of a number from left to right. Returns null if two parts do not fit together, such as the digits
 * of a phone number.
 */
const evaluate = (parts: readonly Part[]): number | null => {
  let total = 0;
  let current = 0;
  let last = Infinity;
  let isAfterAdditive = false;
  for (const part of parts) {
    if (part === 'and') continue;
    const value = Number(part.slice(1));
    if (part.startsWith('+')) {
      if (value >= last || (isAfterAdditive && last < 20)) return null;
      isAfterAdditive = true;
      current += value;
      last = value;
      continue;
    }
    isAfterAdditive = false;
    if (value === 1000 || value === 10_000) {
      total += (current === 0 ? 1 : current) * value;
      current = 0;
      last = value;
    } else {
      // "Three hundred" multiplies the three, and "one thousand two hundred" only the two.
      const unit = current % 10 === 0 && current !== 10 ? 1 : current % 10;
      if (current > 99) current = current - (current % 10) + unit * value;
      else current = (current === 0 ? 1 : current) * value;
      last = value;
    }
  }
  return total + current;
};

const shortUnit = /[百千][一二兩两三四五六七八九]$/u;

/** Reads the last digit of "六百二" as tens: it is 620. */
const withShortUnit = (words: string, value: number | null): number | null => {
  if (value === null || !shortUnit.test(words)) return value;
  const digit = value % 10;
  return value - digit + digit * (words.at(-2) === '千' ? 100 : 10);
};

/** Matches a word for "and a half" before a number, as in "ساڑھے تین ہزار", which is 3,500. */
const halfBefore = /(?:ساڑھے|সাড়ে|সাড়ে|sade|sadhe|sarhe|saadhe|saarhe)\s$/u;

/** Adds half of the last unit to an amount after a word such as "ساڑھے". */
const withHalf = (amount: SpokenAmount, text: string): SpokenAmount => {
  const [word] = halfBefore.exec(text.slice(Math.max(0, amount.start - 8), amount.start)) ?? [];
  const unit = amount.value % 1000 === 0 ? 1000 : amount.value % 100 === 0 ? 100 : 0;
  if (word === undefined || unit === 0) return amount;
  return { value: amount.value + unit / 2, start: amount.start - word.length, end: amount.end };
};

const isJoined = (text: string, previous: WordMatch<Part>, next: WordMatch<Part>): boolean =>
  /^[ -]?و?$/.test(text.slice(previous.end, next.start));

/** Finds numbers in words in a lower-case text. */
export const findSpokenAmounts = (text: string): readonly SpokenAmount[] => {
  const amounts: SpokenAmount[] = [];
  for (const match of text.matchAll(italianNumber)) {
    const value = parseJoined(match[0]);
    if (value !== null && value >= MIN_VALUE)
      amounts.push({ value, start: match.index, end: match.index + match[0].length });
  }
  const words = scanWords(text, numberIndex);
  let group: WordMatch<Part>[] = [];
  const close = (): void => {
    while (group.length > 0 && partOf(group[0] as WordMatch<Part>) === 'and') group = group.slice(1);
    while (group.length > 0 && partOf(group.at(-1) as WordMatch<Part>) === 'and') group = group.slice(0, -1);
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return;
    // The word before "thousand" is one that the list lacks, so the number is not known.
    const isCut =
      partOf(first).startsWith('*') &&
      /^(?:\p{Script=Arabic}|\p{Script=Bengali}|[ht])/u.test(text.slice(first.start));
    const value = isCut
      ? null
      : withShortUnit(text.slice(first.start, last.end), evaluate(group.map(partOf)));
    const isKnown = amounts.some(({ start, end }) => start < last.end && end > first.start);
    if (value !== null && value >= MIN_VALUE && !isKnown)
      amounts.push({ value, start: first.start, end: last.end });
  };
  for (const word of words) {
    const previous = group.at(-1);
    if (previous && !isJoined(text, previous, word)) {
      close();
      group = [];
    }
    group.push(word);
  }
  close();
  return amounts.map((amount) => withHalf(amount, text)).sort((a, b) => a.start - b.start);
};
