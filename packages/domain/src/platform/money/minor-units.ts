const known = new Map<string, number>();

/**
 * How many decimals an amount of the currency has: 2 for BDT, 0 for JPY, 3 for KWD.
 * @param currency ISO 4217.
 * @throws RangeError for a text that is not three letters.
 */
export const minorUnits = (currency: string): number => {
  const remembered = known.get(currency);
  if (remembered !== undefined) return remembered;
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, digits);
  return digits;
};

/** The amount as a whole number of the currency's smallest unit: the only form in which amounts are added or compared. */
export const toMinor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** minorUnits(currency));

/** The amount in main units, the nearest number to it. */
export const fromMinor = (minor: number, currency: string): number => minor / 10 ** minorUnits(currency);

export const isSameAmount = (one: number, other: number, currency: string): boolean =>
  toMinor(one, currency) === toMinor(other, currency);
