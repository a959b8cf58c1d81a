import { minorUnits } from '../../../platform/money/index.ts';

interface NumberSpan {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const currencyName = '(?:€|euros?|eur|ευρώ|ευρω|دينار|دنانير|دينارين|ريال|ريالات|درهم)?';
/** Matches what joins an amount and its decimals, as in "26 con 40" and "8 دنانير و250 فلس". */
const decimalJoin = new RegExp(`^ ?${currencyName} ?(?:con|e|y|και|kai|ke|و) ?$`, 'u');
/** Matches words for parts of a whole after an amount. */
const fractionAfter = new RegExp(`^ ?${currencyName} ?(و ?(?:نص|نصف)|و ?ربع)(?![\\p{L}])`, 'u');
const thousandthAfter = /^ ?(?:فلس|بيسة|بيسه)/u;
const JOIN_REACH = 12;

/** Returns the part of the whole that a number of cents, or of thousandths, is. Returns null for other numbers. */
const toDecimals = ({ value, end }: NumberSpan, text: string, digits: number): number | null => {
  if (!Number.isInteger(value) || value <= 0) return null;
  if (digits === 3 && value < 1000 && thousandthAfter.test(text.slice(end, end + 6))) return value / 1000;
  return value >= 10 && value < 100 ? value / 100 : null;
};

/** Finds amounts whose decimals are joined by a word, such as "con" and "ونص". The text is in lower case. */
export const findJoinedAmounts = (
  text: string,
  numbers: readonly NumberSpan[],
  currency: string,
): readonly NumberSpan[] => {
  const digits = minorUnits(currency);
  if (digits === 0) return [];
  const inOrder = [...numbers].sort((a, b) => a.start - b.start);
  const found: NumberSpan[] = [];
  for (const [index, whole] of inOrder.entries()) {
    if (!Number.isInteger(whole.value)) continue;
    const fraction = fractionAfter.exec(text.slice(whole.end, whole.end + 2 * JOIN_REACH));
    if (fraction)
      found.push({
        value: whole.value + (fraction[1]?.includes('ربع') ? 0.25 : 0.5),
        start: whole.start,
        end: whole.end + fraction[0].length,
      });
    const next = inOrder[index + 1];
    if (!next || next.start - whole.end > JOIN_REACH || !decimalJoin.test(text.slice(whole.end, next.start)))
      continue;
    const decimals = toDecimals(next, text, digits);
    if (decimals !== null)
      found.push({
        value: Math.round((whole.value + decimals) * 1000) / 1000,
        start: whole.start,
        end: next.end,
      });
  }
  return found;
};
