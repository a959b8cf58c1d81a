const decimalDigit = /\p{Nd}/u;

/** The value of a decimal digit of any script: each script keeps its ten digits in a row. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) as number;
  let before = 0;
  while (decimalDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/** The words of a typed text in plain letters: no case, no accents, ASCII digits, no punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Nd}/gu, digitValue)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const isNumber = (word: string): boolean => /^[0-9]+$/.test(word);

/** Letters that may be wrong in a word of this length. */
const allowedSlips = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * How many slips (a letter wrong, missing, too many, or two swapped) lie between what was typed and the word,
 * and between what was typed and the beginning of the word that suits it best.
 */
const slips = (typed: string, word: string): { readonly whole: number; readonly beginning: number } => {
  const width = Math.min(word.length, typed.length + 2);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let least = Math.min(
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
        least = Math.min(least, (beforeLast[column - 2] as number) + 1);
      }
      line.push(least);
    }
    beforeLast = last;
    last = line;
  }
  return { whole: (last[width] as number) + (word.length - width), beginning: Math.min(...last) };
};

/** How well a typed word suits a word of a name: 1 the same, less for a beginning or a slip, 0 not at all. */
export const likeness = (typed: string, word: string): number => {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return isNumber(typed) ? 0.6 : 0.8 + (0.15 * typed.length) / word.length;
  const allowed = allowedSlips(typed);
  if (allowed === 0 || isNumber(typed) || isNumber(word)) return 0;
  const { whole, beginning } = slips(typed, word);
  if (whole <= allowed) return 0.8 - 0.15 * whole;
  return beginning <= allowed ? 0.65 - 0.15 * beginning : 0;
};
