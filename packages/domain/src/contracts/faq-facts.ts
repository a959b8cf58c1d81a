import { itemValueCaps } from './item-value-caps.ts';
import type { CountryCode } from './market.ts';

type ByCountry<Value> = Readonly<Partial<Record<CountryCode, Value>>>;

/** What a delivery costs, in the market's currency. */
export interface ExamplePrice {
  readonly base: number;
  readonly perKm: number;
  /** The distance that the base price includes. */
  readonly includedKm?: number;
  readonly cashOnDelivery?: number;
}

/** Example prices of the FAQ (specification 001, section 9). Other markets have none. */
const examplePrices: ByCountry<ExamplePrice> = {
  pk: { base: 65, perKm: 10 },
  tw: { base: 99, perKm: 10, includedKm: 1, cashOnDelivery: 25 },
  my: { base: 4.75, perKm: 0.5 },
  sg: { base: 6, perKm: 1 },
  th: { base: 35, perKm: 7 },
  bd: { base: 55, perKm: 5 },
  mm: { base: 1300, perKm: 200 },
};

/**
 * The heaviest item in kilograms. The specification names the market of one figure only: the build of the
 * example country.
 */
const weightLimitsKg: ByCountry<number> = { bd: 5 };

/** The delivery radius in kilometres. The specification has figures, but names the market of none. */
const deliveryRadiiKm: ByCountry<number> = {};

/** The figures of a market in the FAQ. A missing figure is not shown. */
export interface FaqFacts {
  readonly price?: ExamplePrice | undefined;
  readonly weightKg?: number | undefined;
  readonly radiusKm?: number | undefined;
  readonly valueCap?: number | undefined;
}

/** Returns the figures of a market. */
export const faqFactsOf = (country: CountryCode): FaqFacts => ({
  price: examplePrices[country],
  weightKg: weightLimitsKg[country],
  radiusKm: deliveryRadiiKm[country],
  valueCap: itemValueCaps[country],
});
