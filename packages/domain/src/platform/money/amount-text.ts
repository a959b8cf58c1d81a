import { minorUnits } from './minor-units.ts';

/**
 * An amount as one would type it into a field: no groups, and decimals only where there are any. `parseAmount` reads it
 * as the same amount.
 * @param amount in main units
 * @param currency ISO 4217
 */
export const amountText = (amount: number, currency: string, locale: string): string => {
  const digits = minorUnits(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    numberingSystem: 'latn',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount);
};
