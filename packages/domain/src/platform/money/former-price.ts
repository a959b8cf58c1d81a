import type { CountryCode, Market } from '../../contracts/index.ts';
import { fromMinor, toMinor } from './minor-units.ts';

/** A currency that a country has given up, and how much of it one unit of the currency after it is, fixed for good. */
interface FormerCurrency {
  /** ISO 4217; with as many decimals as the currency after it. */
  readonly currency: string;
  readonly hundredThousandths: number;
}

/**
 * Countries of the market table whose currency was changed at a rate fixed by law, where people still reckon in the former
 * one. 'Dual pricing display' (specification 000, section 6) shows amounts in both.
 */
export const formerCurrencies: Readonly<Partial<Record<CountryCode, FormerCurrency>>> = {
  /** 1.95583 leva to the euro. */
  bg: { currency: 'BGN', hundredThousandths: 195_583 },
  /** 7.53450 kuna to the euro. */
  hr: { currency: 'HRK', hundredThousandths: 753_450 },
};

const HUNDRED_THOUSAND = 100_000n;

/**
 * What an amount of the market's currency is in the currency before it: converted in whole smallest units, the half
 * rounded up, as the laws of both changes ask for.
 * @param amount in main units, not negative.
 * @returns null where there is no former currency.
 */
export const formerPrice = (
  amount: number,
  { country, currency }: Pick<Market, 'country' | 'currency'>,
): { readonly amount: number; readonly currency: string } | null => {
  const former = formerCurrencies[country];
  if (!former) return null;
  const exact = BigInt(toMinor(amount, currency)) * BigInt(former.hundredThousandths);
  const rounded = (exact + HUNDRED_THOUSAND / 2n) / HUNDRED_THOUSAND;
  return { amount: fromMinor(Number(rounded), former.currency), currency: former.currency };
};
