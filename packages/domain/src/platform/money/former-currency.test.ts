import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { formerCurrencies, toFormerCurrency, minorUnits } from './index.ts';

/**
 * Converts with decimal text and long multiplication, as an independent reference. The third decimal decides
 * the rounding.
 */
const convertByHand = (cents: number, rate: string): string => {
  const digits = String(BigInt(cents) * BigInt(rate.replace('.', ''))).padStart(8, '0');
  const [whole, decimals] = [digits.slice(0, -7), digits.slice(-7)];
  const rounded = BigInt(whole + decimals.slice(0, 2)) + (Number(decimals[2]) >= 5 ? 1n : 0n);
  const text = String(rounded).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
};

describe('toFormerCurrency', () => {
  it.each([
    [0, '0.00'],
    [0.01, '0.02'],
    [1, '1.96'],
    [4.6, '9.00'],
    [5.11, '9.99'],
    [51.13, '100.00'],
  ])('converts %d euros into %s leva', (euros, leva) => {
    const price = toFormerCurrency(euros, markets.bg);
    expect([price?.amount.toFixed(2), price?.currency]).toEqual([leva, 'BGN']);
  });

  it('returns the same result as long multiplication for every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom(['bg', '1.95583'] as const, ['hr', '7.53450'] as const),
        (cents, [country, rate]) => {
          const price = toFormerCurrency(cents / 100, markets[country]);
          expect(price?.amount.toFixed(2)).toBe(convertByHand(cents, rate));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('keeps the number of decimals, and returns null for markets without a former currency', () => {
    for (const market of Object.values(markets)) {
      const former = formerCurrencies[market.country];
      expect(toFormerCurrency(10, market) === null, market.country).toBe(former === undefined);
      if (former) expect(minorUnits(former.currency)).toBe(minorUnits(market.currency));
    }
  });
});
