import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { isSameAmount, minorUnits, parseAmount, toMinor } from './index.ts';

const amountOf = (text: string, currency = 'BDT', locale = 'en') => {
  const parsed = parseAmount(text, currency, locale);
  return parsed.ok ? parsed.amount : parsed.reason;
};

describe('parseAmount', () => {
  it.each([
    ['250', 250],
    [' 1 250.50 ', 1250.5],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['12,34,567.89', 1234567.89],
    ["1'250.5", 1250.5],
    ['1,250', 1250],
    ['1,2', 1.2],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['0', 0],
    ['১২৫০.৫০', 1250.5],
    ['١٬٢٥٠٫٥', 1250.5],
    ['5.500', 5.5],
    ['10000000', 10_000_000],
  ])('reads %j', (text, amount) => expect(amountOf(text)).toBe(amount));

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['-5', 'negative'],
    ['-0', 'negative'],
    ['−5', 'negative'],
    ['NaN', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['1e309', 'unreadable'],
    ['0x10', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['1,2,3', 'unreadable'],
    ['1,250.50.5', 'unreadable'],
    [',', 'unreadable'],
    ['5 TK', 'unreadable'],
    ['1.234', 'too-precise'],
    ['10000000.01', 'too-large'],
    ['9'.repeat(60), 'too-large'],
    ['9'.repeat(400), 'unreadable'],
  ])('rejects %j as %s', (text, reason) => expect(amountOf(text)).toBe(reason));

  it('accepts as many decimals as the currency has', () => {
    expect(amountOf('1.500', 'KWD')).toBe(1.5);
    expect(amountOf('1.2345', 'KWD')).toBe('too-precise');
    expect(amountOf('1500.5', 'JPY')).toBe('too-precise');
    expect(amountOf('1500', 'JPY')).toBe(1500);
  });

  it('interprets a single mark before three digits by the locale', () => {
    expect(amountOf('1.234', 'EUR', 'de-AT')).toBe(1234);
    expect(amountOf('1,234', 'EUR', 'de-AT')).toBe('too-precise');
    expect(amountOf('1,234', 'KWD', 'en')).toBe(1234);
    expect(amountOf('1.234', 'KWD', 'en')).toBe(1.234);
  });

  it('parses every amount that Intl formats for the languages of a market', () => {
    const cases = Object.values(markets).flatMap((market) =>
      market.languages.map((language) => ({
        currency: market.currency,
        locale: `${language.split('-')[0]}-${market.country.toUpperCase()}`,
      })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        ({ currency, locale }, minor) => {
          const digits = minorUnits(currency);
          const amount = minor / 10 ** digits;
          const written = new Intl.NumberFormat(locale, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(amount);
          expect(parseAmount(written, currency, locale), `${written} ${locale}`).toEqual({
            ok: true,
            amount,
          });
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('returns only finite amounts in whole minor units', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), fc.constantFrom('BDT', 'KWD', 'JPY'), (text, currency) => {
        const parsed = parseAmount(text, currency);
        if (!parsed.ok) return;
        expect(Number.isFinite(parsed.amount)).toBe(true);
        expect(Object.is(parsed.amount, -0)).toBe(false);
        expect(toMinor(parsed.amount, currency) / 10 ** minorUnits(currency)).toBe(parsed.amount);
      }),
    );
  });
});

describe('isSameAmount', () => {
  it('compares amounts in minor units', () => {
    expect(isSameAmount(0.1 + 0.2, 0.3, 'BDT')).toBe(true);
    expect(isSameAmount(55, 55.01, 'BDT')).toBe(false);
    expect(isSameAmount(1.001, 1.002, 'KWD')).toBe(false);
  });
});
