import { minorUnits } from './minor-units.ts';

/**
 * Formats an amount for a text field: without groups, and with decimals only if it has any. `parseAmount`
 * reads it back exactly.
 * @param amount in major units
 * @param currency ISO 4217
 */
export const formatAmountInput = (amount: number, currency: string, locale: string): string => {
  const digits = minorUnits(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    numberingSystem: 'latn',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount);
};
