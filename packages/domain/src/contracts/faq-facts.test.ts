import { describe, expect, it } from 'vitest';
import { faqFactsOf } from './faq-facts.ts';

describe('faqFactsOf', () => {
  // Proves: constant.faq-prices
  it.each([
    ['pk', { base: 65, perKm: 10 }],
    ['tw', { base: 99, perKm: 10, includedKm: 1, cashOnDelivery: 25 }],
    ['my', { base: 4.75, perKm: 0.5 }],
    ['sg', { base: 6, perKm: 1 }],
    ['th', { base: 35, perKm: 7 }],
    ['bd', { base: 55, perKm: 5 }],
    ['mm', { base: 1300, perKm: 200 }],
  ] as const)('returns the price of %s', (country, price) => {
    expect(faqFactsOf(country).price).toEqual(price);
  });

  // Proves: constant.faq-weight
  it('returns the weight limit of the example country', () => {
    expect(faqFactsOf('bd').weightKg).toBe(5);
  });

  it('returns no figure for a market without one', () => {
    expect(Object.values(faqFactsOf('jp')).every((value) => value === undefined)).toBe(true);
  });
});
