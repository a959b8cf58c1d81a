import { currencyDecimals, markets, type CountryCode } from '@saddlebag/domain/contracts';

interface Tariff {
  readonly base: number;
  readonly perKilometre: number;
  /** Kilometres included in the base price. */
  readonly included?: number;
}

/** Prices in the currency's main unit, for the countries in specification 001, section 9. */
const tariffs: Partial<Record<CountryCode, Tariff>> = {
  bd: { base: 55, perKilometre: 5 },
  bh: { base: 0.8, perKilometre: 0.1 },
  mm: { base: 1300, perKilometre: 200 },
  my: { base: 4.75, perKilometre: 0.5 },
  pk: { base: 65, perKilometre: 10 },
  sg: { base: 6, perKilometre: 1 },
  th: { base: 35, perKilometre: 7 },
  tw: { base: 99, perKilometre: 10, included: 1 },
};
/** Tariff of countries without their own. */
const defaultTariff: Tariff = { base: 3, perKilometre: 0.5 };

/** Rounds an amount to the decimal places of the country's currency. */
export const roundFee = (country: CountryCode, amount: number): number =>
  Number(amount.toFixed(currencyDecimals(markets[country].currency)));

/**
 * Returns the fee for a distance in metres. The distance is rounded up to 100 m, the fee to the currency's
 * decimals.
 */
export const computeFee = (country: CountryCode, metres: number): number => {
  const { base, perKilometre, included = 0 } = tariffs[country] ?? defaultTariff;
  const kilometres = Math.max(0, Math.ceil(metres / 100) / 10 - included);
  return roundFee(country, base + perKilometre * kilometres);
};
