const decimalsByCurrency = new Map<string, number>();

/**
 * The number of decimals of a currency: 2 for BDT, 0 for JPY, 3 for KWD.
 * @param currency ISO 4217
 * @throws RangeError if `currency` does not have three letters
 */
export const currencyDecimals = (currency: string): number => {
  const cached = decimalsByCurrency.get(currency);
  if (cached !== undefined) return cached;
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  decimalsByCurrency.set(currency, digits);
  return digits;
};

/**
 * Returns the largest value of an order in major units: a billion minor units, which is ten million BDT, a
 * million KWD or a billion JPY. The specification sets no limit.
 */
export const maxAmount = (currency: string): number => 10 ** (9 - currencyDecimals(currency));

/** True if an order can have this amount: 0 to `maxAmount`, without more decimals than the currency has. */
export const isAmountOf = (amount: number, currency: string): boolean =>
  amount >= 0 &&
  amount <= maxAmount(currency) &&
  Number(amount.toFixed(currencyDecimals(currency))) === amount;
