import { describe, expect, it } from 'vitest';
import { findJoinedAmounts } from './decimal-words.ts';
import { findSpokenAmounts } from './spoken-amounts.ts';
import { findWrittenNumbers } from './written-numbers.ts';

const amountsIn = (text: string, currency: string) =>
  findJoinedAmounts(
    text,
    [...findWrittenNumbers(text, currency, 'en'), ...findSpokenAmounts(text)],
    currency,
  ).map(({ value }) => value);

describe('an amount with decimals in words', () => {
  it.each([
    ['26 con 40', 'EUR', 26.4],
    ['17 e 20', 'EUR', 17.2],
    ['9 και 60', 'EUR', 9.6],
    ['14 euros con 80', 'EUR', 14.8],
    ['diciannove euro e cinquanta', 'EUR', 19.5],
    ['8 دنانير ونص', 'KWD', 8.5],
    ['2 دينار وربع', 'KWD', 2.25],
    ['6 دنانير و250 فلس', 'KWD', 6.25],
    ['17 ريال و200 بيسة', 'OMR', 17.2],
  ])('is read as one in %s', (text, currency, value) => {
    expect(amountsIn(text, currency)).toEqual([value]);
  });

  it.each([
    ['26 con 4', 'EUR'],
    ['17, 20', 'EUR'],
    ['26 e 400', 'EUR'],
    ['26.50 e 40', 'EUR'],
    ['26 con 40', 'JPY'],
  ])('is not seen in %s (%s)', (text, currency) => {
    expect(amountsIn(text, currency)).toEqual([]);
  });
});
