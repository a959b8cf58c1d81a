import { minorUnits, parseAmount } from '../../../platform/money/index.ts';

/** A number in digits. */
export interface WrittenNumber {
  readonly text: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** Digits with separators. A space separates thousands only in a number with decimals. */
const numberPattern = /[0-9]{1,3}(?: [0-9]{3})+[.,][0-9]{2}(?![0-9])|[0-9]+(?:[.,'][0-9]+)*/g;
const MAX_LENGTH = 14;
/** Matches a comma that separates two cells of a row: no currency has so many decimals. */
const cellEnd = /[.,][0-9]{4}/;
const thousandsWithPoints = /^[0-9]{1,3}(?:\.[0-9]{3})+$/;

/** Matches a word for thousand after a number, as in "2k" and "22 ہزار". */
const thousandAfter =
  /^ ?(?:(?:k|mil|mila|ribu|rb|libo|thousand|χιλιάδες|ہزار|হাজার|ألف|الف|آلاف)(?![\p{L}\p{M}])|พัน|千)/u;

const parseNumber = (written: string, currency: string, locale: string): number | null => {
  if (written.length > MAX_LENGTH || cellEnd.test(written)) return null;
  if (minorUnits(currency) === 0 && thousandsWithPoints.test(written))
    return Number(written.replaceAll('.', ''));
  const parsed = parseAmount(written, currency, locale);
  return parsed.ok ? parsed.amount : null;
};

/** Reads a number, or those of a row whose cells are separated by commas, as in "2,1390". */
const readNumbers = (
  written: string,
  start: number,
  currency: string,
  locale: string,
): readonly WrittenNumber[] => {
  const value = parseNumber(written, currency, locale);
  if (value !== null) return [{ text: written, value, start, end: start + written.length }];
  const cells = written.split(',');
  if (cells.length === 1) return [];
  let at = start;
  return cells.flatMap((cell) => {
    const numbers = readNumbers(cell, at, currency, locale);
    at += cell.length + 1;
    return numbers;
  });
};

const inThousands = (number: WrittenNumber, text: string): WrittenNumber => {
  const [word] = thousandAfter.exec(text.slice(number.end, number.end + 12)) ?? [];
  if (word === undefined || number.value >= 1000) return number;
  const value = number.value * 1000;
  return { text: String(value), value, start: number.start, end: number.end + word.length };
};

/** Finds the numbers in digits in a lower-case text, with a word for thousand after them. */
export const findWrittenNumbers = (
  text: string,
  currency: string,
  locale: string,
): readonly WrittenNumber[] =>
  [...text.matchAll(numberPattern)]
    .flatMap((match) => readNumbers(match[0], match.index, currency, locale))
    .map((number) => inThousands(number, text));
