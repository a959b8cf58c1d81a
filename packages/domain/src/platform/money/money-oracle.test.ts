import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { createFormatters } from '../formats/formatters.ts';
import { minorUnits, parseAmount, toMinor } from './index.ts';

/** The minor units of ISO 4217, list one, for the currencies with another number than two. */
const decimalsOf = (currency: string): number => {
  if (['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].includes(currency)) return 3;
  return ['ISK', 'JPY', 'KRW', 'RWF', 'UGX', 'VND', 'XAF', 'XOF'].includes(currency) ? 0 : 2;
};
const currencies = [...new Set(Object.values(markets).map(({ currency }) => currency))];

/** An amount as whole minor units and as decimal text, generated without floating point. */
const exactAmount = fc
  .record({ currency: fc.constantFrom(...currencies), minor: fc.bigInt({ min: 0n, max: 10n ** 9n }) })
  .map(({ currency, minor }) => {
    const places = decimalsOf(currency);
    const digits = String(minor).padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    return { currency, minor, whole, decimals: digits.slice(digits.length - places), digits };
  });

/** Splits digits into groups from the right. The last group always has three digits. */
const splitIntoGroups = (digits: string, size: number): readonly string[] => {
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= size)
    groups.unshift(digits.slice(Math.max(0, end - size), end));
  return groups;
};
const groupings = {
  none: (whole: string) => [whole],
  thousands: (whole: string) => splitIntoGroups(whole, 3),
  lakhs: (whole: string) => splitIntoGroups(whole, 2),
} as const;

/**
 * The zeros of several scripts: ASCII, Arabic-Indic, Persian, Devanagari, Bengali, Thai, Lao, Burmese, Khmer,
 * full-width.
 */
const zeroes = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe('the money module, checked against decimal string arithmetic', () => {
  it('uses the expected number of decimals for each currency', () => {
    for (const currency of [...currencies, 'IQD'])
      expect(minorUnits(currency), currency).toBe(decimalsOf(currency));
  });

  it('parses amounts exactly in every script and grouping', () => {
    const style = fc.record({
      zero: fc.constantFrom(...zeroes),
      grouping: fc.constantFrom(...Object.values(groupings)),
      // Pairs of group separator and decimal mark.
      marks: fc.constantFrom([',', '.'], ['.', ','], [' ', '.'], ['\u00a0', ','], ["'", '.'], ['٬', '٫']),
      padding: fc.constantFrom('', ' ', '\u200f', '\u2066'),
    });
    fc.assert(
      fc.property(
        exactAmount,
        style,
        ({ currency, minor, whole, decimals }, { zero, grouping, marks, padding }) => {
          const [group = '', decimal = ''] = marks;
          // If the group separator could be a decimal mark, only the locale or a second mark distinguishes
          // them.
          const locale = group === '.' || decimal === ',' ? 'de-AT' : 'en';
          const formatted = grouping(whole).join(group) + (decimals === '' ? '' : decimal + decimals);
          const parsed = parseAmount(padding + inScript(formatted, zero) + padding, currency, locale);

          const canonical = Number(decimals === '' ? whole : `${whole}.${decimals}`);
          expect(parsed, `${formatted} ${currency}`).toEqual({ ok: true, amount: canonical });
          expect(BigInt(toMinor(canonical, currency))).toBe(minor);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('rejects amounts with too many decimals unless the extra decimals are zeros', () => {
    fc.assert(
      fc.property(exactAmount, fc.integer({ min: 0, max: 9 }), ({ currency, whole, decimals }, digit) => {
        // In English, a dot is always the decimal mark, even before three digits.
        const formatted = `${whole}.${decimals}${digit}${decimals.length === 2 ? '0' : ''}`;
        const parsed = parseAmount(formatted, currency);
        expect(parsed.ok ? 'read' : parsed.reason).toBe(digit === 0 ? 'read' : 'too-precise');
      }),
      { numRuns: 1000 },
    );
  });

  it('formats every digit of an amount in each language of each market', () => {
    const places = Object.values(markets).flatMap(({ country, languages, currency }) =>
      languages.map((language) => ({ country, language, currency })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
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
          // Without grouping, only the decimal mark separates the digits.
          const between = /\d(?:.*\d)?/su.exec(shown)?.[0].replace(/\d/g, '') ?? '';
          if (!isGrouped) expect([...between], shown).toHaveLength(decimals === 0 ? 0 : 1);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
