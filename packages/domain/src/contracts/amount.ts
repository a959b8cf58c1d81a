/** The currencies of the markets that have no two decimals (ISO 4217, minor units). */
const decimalsOf: Readonly<Record<string, number>> = {
  JPY: 0,
  UGX: 0,
  XOF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
};

/**
 * The number of decimals of a currency: 2 for BDT, 0 for JPY, 3 for KWD. Browsers differ from the standard,
 * and from each other, in currencies such as PKR.
 * @param currency ISO 4217
 */
export const currencyDecimals = (currency: string): number => decimalsOf[currency] ?? 2;

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
