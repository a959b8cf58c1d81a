import { markets, type CountryCode } from '@saddlebag/domain/contracts';

interface Tariff {
  readonly base: number;
  readonly perKilometre: number;
  /** Kilometres that the base price covers. */
  readonly included?: number;
}

/** Prices in the currency's main unit, where the specification names them (001, section 9). */
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
const elsewhere: Tariff = { base: 3, perKilometre: 0.5 };

/** Decimal places of a currency (ISO 4217), as far as the runtime knows them: 3 for BHD, 0 for JPY. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const decimals = new Map<CountryCode, number>();

/** An amount in the decimals of a country's currency. */
export const roundedFee = (country: CountryCode, amount: number): number => {
  const places = decimals.get(country) ?? decimalsOf(markets[country].currency);
  decimals.set(country, places);
  return Number(amount.toFixed(places));
};

/** The fee for a way of so many metres; begun hundreds of metres count, and the result has the currency's decimals. */
export const feeFor = (country: CountryCode, metres: number): number => {
  const { base, perKilometre, included = 0 } = tariffs[country] ?? elsewhere;
  const kilometres = Math.max(0, Math.ceil(metres / 100) / 10 - included);
  return roundedFee(country, base + perKilometre * kilometres);
};
