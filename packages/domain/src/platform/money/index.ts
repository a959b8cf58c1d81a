export { formerCurrencies, toFormerCurrency } from './former-currency.ts';
export { fromMinor, isSameAmount, minorUnits, toMinor } from './minor-units.ts';
export { parseAmount } from './parse-amount.ts';
export type { ParsedAmount } from './parse-amount.ts';
export { stripCurrency } from './strip-currency.ts';
