import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { createFormatters } from '../i18n/formatters.ts';
import { minorUnits, parseAmount, toMinor } from './index.ts';

/**
 * Decimals of the markets' currencies: two, except these. ISO 4217 gives four of them two decimals that nobody has used for
 * decades (PKR, HUF, MMK, LAK); Unicode's locale data, and so every browser, writes them without.
 */
const decimalsOf = (currency: string): number => {
  if (['BHD', 'JOD', 'KWD', 'OMR', 'TND'].includes(currency)) return 3;
  return ['JPY', 'XOF', 'UGX', 'PKR', 'HUF', 'MMK', 'LAK'].includes(currency) ? 0 : 2;
};
const currencies = [...new Set(Object.values(markets).map(({ currency }) => currency))];

/** An amount as whole smallest units and as decimal text, made without floating point. */
const exactAmount = fc
  .record({ currency: fc.constantFrom(...currencies), minor: fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }) })
  .map(({ currency, minor }) => {
    const places = decimalsOf(currency);
    const digits = String(minor).padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    return { currency, minor, whole, decimals: digits.slice(digits.length - places), digits };
  });

/** Cuts digits into groups from the right; the last group of every way to group has three. */
const cut = (digits: string, size: number): readonly string[] => {
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= size)
    groups.unshift(digits.slice(Math.max(0, end - size), end));
  return groups;
};
const groupings = {
  none: (whole: string) => [whole],
  thousands: (whole: string) => cut(whole, 3),
  lakhs: (whole: string) => cut(whole, 2),
} as const;

/** Zeroes of some scripts: ASCII, Arabic-Indic, Persian, Devanagari, Bengali, Thai, Lao, Burmese, Khmer, full-width. */
const zeroes = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe('an amount against decimal arithmetic on texts', () => {
  it('has as many decimals as its currency', () => {
    for (const currency of currencies) expect(minorUnits(currency), currency).toBe(decimalsOf(currency));
  });

  it('is read as it was written, in every script and grouping', () => {
    const style = fc.record({
      zero: fc.constantFrom(...zeroes),
      grouping: fc.constantFrom(...Object.values(groupings)),
      // What separates groups, and the mark before the decimals that goes with it.
      marks: fc.constantFrom([',', '.'], ['.', ','], [' ', '.'], ['\u00a0', ','], ["'", '.'], ['٬', '٫']),
      around: fc.constantFrom('', ' ', '\u200f', '\u2066'),
    });
    fc.assert(
      fc.property(
        exactAmount,
        style,
        ({ currency, minor, whole, decimals }, { zero, grouping, marks, around }) => {
          const [group = '', decimal = ''] = marks;
          // Where groups are told by a mark that may be a decimal one, the locale or a second mark has to say which it is.
          const locale = group === '.' || decimal === ',' ? 'de-AT' : 'en';
          const written = grouping(whole).join(group) + (decimals === '' ? '' : decimal + decimals);
          const parsed = parseAmount(around + inScript(written, zero) + around, currency, locale);

          const canonical = Number(decimals === '' ? whole : `${whole}.${decimals}`);
          expect(parsed, `${written} ${currency}`).toEqual({ ok: true, amount: canonical });
          expect(BigInt(toMinor(canonical, currency))).toBe(minor);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('is never rounded: one decimal too many is refused, unless it is a zero', () => {
    fc.assert(
      fc.property(exactAmount, fc.integer({ min: 0, max: 9 }), ({ currency, whole, decimals }, digit) => {
        // A lone mark before three digits is a thousand in English; four and more decimals are decimals everywhere.
        const written = `${whole}.${decimals}${digit}${decimals.length === 2 ? '0' : ''}`;
        const parsed = parseAmount(written, currency);
        expect(parsed.ok ? 'read' : parsed.reason).toBe(digit === 0 ? 'read' : 'too-precise');
      }),
      { numRuns: 1000 },
    );
  });

  it('is shown with exactly its digits, grouped or not, in every language of every market', () => {
    const places = Object.values(markets).flatMap(({ country, languages, currency }) =>
      languages.map((language) => ({ country, language, currency })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }),
        fc.boolean(),
        ({ country, language, currency }, minor, isGrouped) => {
          const digits = String(minor).padStart(decimalsOf(currency) + 1, '0');
          const decimals = decimalsOf(currency);
          const amount = Number(
            decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`,
          );
          const { formatMoney } = createFormatters({ country, language, isGrouped });
          const shown = formatMoney(amount, currency);
          expect(shown.replace(/\D/g, ''), shown).toBe(digits);
          // Without groups nothing stands between the digits but the decimal mark.
          const between = /\d(?:.*\d)?/su.exec(shown)?.[0].replace(/\d/g, '') ?? '';
          if (!isGrouped) expect([...between], shown).toHaveLength(decimals === 0 ? 0 : 1);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
