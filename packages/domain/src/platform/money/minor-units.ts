import { currencyDecimals } from '../../contracts/index.ts';

export { currencyDecimals as minorUnits };

/** Converts an amount to whole minor units. Amounts must be added and compared only in this form. */
export const toMinor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** currencyDecimals(currency));

/** Converts minor units to an amount in major units, the nearest representable number. */
export const fromMinor = (minor: number, currency: string): number =>
  minor / 10 ** currencyDecimals(currency);

export const isSameAmount = (one: number, other: number, currency: string): boolean =>
  toMinor(one, currency) === toMinor(other, currency);
