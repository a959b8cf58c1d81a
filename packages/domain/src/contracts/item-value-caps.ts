import type { CountryCode } from './market.ts';

/**
 * The highest value of an item that riders carry, in the market's currency (specification 001, section 9).
 * Other markets have no fixed cap.
 */
export const itemValueCaps: Readonly<Partial<Record<CountryCode, number>>> = {
  hk: 1000,
  mm: 300_000,
  ph: 10_000,
  my: 200,
  tw: 5000,
};
