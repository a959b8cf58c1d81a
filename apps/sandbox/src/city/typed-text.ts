const decimalDigit = /\p{Nd}/u;

/**
 * Converts a decimal digit of any script to ASCII. Unicode encodes the ten digits of each script
 * consecutively.
 */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) as number;
  let digitsBefore = 0;
  while (decimalDigit.test(String.fromCodePoint(code - digitsBefore - 1))) digitsBefore += 1;
  return String(digitsBefore % 10);
};

/**
 * Splits a text into words without case, accents and punctuation. Digits become ASCII. The Arabic endings `ة`
 * and `ى` become `ه` and `ي`, as many people write them.
 */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Nd}/gu, digitValue)
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const isDigits = (word: string): boolean => /^[0-9]+$/.test(word);

/** Returns the number of typing errors tolerated in a word. */
const maxTypos = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * Computes the Damerau–Levenshtein distance from the typed text to the word, and to the best matching prefix
 * of the word. Substitutions, insertions, deletions and swaps of adjacent letters each count as one.
 */
const editDistances = (
  typed: string,
  word: string,
): { readonly toWord: number; readonly toPrefix: number } => {
  const width = Math.min(word.length, typed.length + 2);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let smallest = Math.min(
        (last[column - 1] as number) + (isSame ? 0 : 1),
        (last[column] as number) + 1,
        (line[column - 1] as number) + 1,
      );
      if (
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      ) {
        smallest = Math.min(smallest, (beforeLast[column - 2] as number) + 1);
      }
      line.push(smallest);
    }
    beforeLast = last;
    last = line;
  }
  return { toWord: (last[width] as number) + (word.length - width), toPrefix: Math.min(...last) };
};

/**
 * Scores the similarity of a typed word and a word of a name: 1 if equal, less for a prefix or typing errors,
 * else 0.
 */
export const scoreSimilarity = (typed: string, word: string): number => {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return isDigits(typed) ? 0.6 : 0.8 + (0.15 * typed.length) / word.length;
  const allowed = maxTypos(typed);
  if (allowed === 0 || isDigits(typed) || isDigits(word)) return 0;
  const { toWord, toPrefix } = editDistances(typed, word);
  if (toWord <= allowed) return 0.8 - 0.15 * toWord;
  return toPrefix <= allowed ? 0.65 - 0.15 * toPrefix : 0;
};
