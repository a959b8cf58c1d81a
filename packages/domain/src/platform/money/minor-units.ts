const decimalsByCurrency = new Map<string, number>();

/**
 * The number of decimals of a currency: 2 for BDT, 0 for JPY, 3 for KWD.
 * @param currency ISO 4217
 * @throws RangeError if `currency` does not have three letters
 */
export const minorUnits = (currency: string): number => {
  const cached = decimalsByCurrency.get(currency);
  if (cached !== undefined) return cached;
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  decimalsByCurrency.set(currency, digits);
  return digits;
};

/** Converts an amount to whole minor units. Amounts must be added and compared only in this form. */
export const toMinor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** minorUnits(currency));

/** Converts minor units to an amount in main units, the nearest representable number. */
export const fromMinor = (minor: number, currency: string): number => minor / 10 ** minorUnits(currency);

export const isSameAmount = (one: number, other: number, currency: string): boolean =>
  toMinor(one, currency) === toMinor(other, currency);
