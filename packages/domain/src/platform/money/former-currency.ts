import type { CountryCode, Market } from '../../contracts/index.ts';
import { fromMinor, toMinor } from './minor-units.ts';

/** A currency that a country has replaced, with its legally fixed conversion rate. */
interface FormerCurrency {
  /** ISO 4217. Must have as many decimals as its successor. */
  readonly currency: string;
  readonly rateInHundredThousandths: number;
}

/**
 * Markets that replaced their currency at a rate fixed by law. With the flag 'Dual pricing display', they
 * show amounts in both currencies (specification 000, section 6).
 */
export const formerCurrencies: Readonly<Partial<Record<CountryCode, FormerCurrency>>> = {
  /** 1.95583 leva per euro. */
  bg: { currency: 'BGN', rateInHundredThousandths: 195_583 },
  /** 7.53450 kuna per euro. */
  hr: { currency: 'HRK', rateInHundredThousandths: 753_450 },
};

const HUNDRED_THOUSAND = 100_000n;

/**
 * Converts an amount into the former currency of its market. Calculates in whole minor units and rounds half
 * up, as both laws require.
 * @param amount in major units, not negative
 * @returns null if the market has no former currency
 */
export const toFormerCurrency = (
  amount: number,
  { country, currency }: Pick<Market, 'country' | 'currency'>,
): { readonly amount: number; readonly currency: string } | null => {
  const former = formerCurrencies[country];
  if (!former) return null;
  const exact = BigInt(toMinor(amount, currency)) * BigInt(former.rateInHundredThousandths);
  const rounded = (exact + HUNDRED_THOUSAND / 2n) / HUNDRED_THOUSAND;
  return { amount: fromMinor(Number(rounded), former.currency), currency: former.currency };
};
