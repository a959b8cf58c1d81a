import { describe, expect, it } from 'vitest';
import { isAmountOf } from './amount.ts';

describe('amount of an order', () => {
  it.each([
    ['BDT', 10_000_000, 10_000_000.01],
    ['KWD', 1_000_000, 1_000_000.001],
    ['JPY', 1_000_000_000, 1_000_000_001],
  ])('has at most a billion minor units of %s', (currency, largest, tooLarge) => {
    expect([isAmountOf(largest, currency), isAmountOf(tooLarge, currency)]).toEqual([true, false]);
  });

  it.each([
    ['BDT', 450.25, 450.255],
    ['KWD', 1.005, 1.0005],
    ['JPY', 450, 450.5],
    ['PKR', 100.01, 100.001],
    ['IQD', 450.125, 450.1255],
    ['LAK', 450.25, 450.255],
    ['MMK', 450.25, 450.255],
    ['BHD', 1.005, 1.0005],
    ['HUF', 450.25, 450.255],
    ['TWD', 450.25, 450.255],
  ])('has no more decimals than %s allows', (currency, exact, tooPrecise) => {
    expect([isAmountOf(exact, currency), isAmountOf(tooPrecise, currency)]).toEqual([true, false]);
  });

  it('is neither negative nor NaN', () => {
    expect([isAmountOf(0, 'BDT'), isAmountOf(-1, 'BDT'), isAmountOf(NaN, 'BDT')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
