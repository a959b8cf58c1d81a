export { formerCurrencies, formerPrice } from './former-price.ts';
export { fromMinor, isSameAmount, minorUnits, toMinor } from './minor-units.ts';
export { parseAmount } from './parse-amount.ts';
export type { ParsedAmount } from './parse-amount.ts';
