import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmountInput } from './format-amount-input.ts';
import { fromMinor } from './minor-units.ts';
import { parseAmount } from './parse-amount.ts';

describe('formatAmountInput', () => {
  it.each([
    [450, 'BDT', 'en-BD', '450'],
    [640.5, 'BDT', 'en-BD', '640.50'],
    [1234567.5, 'EUR', 'de-AT', '1234567,50'],
    [1.234, 'KWD', 'en-KW', '1.234'],
    [0, 'JPY', 'ja-JP', '0'],
  ])('formats %d %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatAmountInput(amount, currency, locale)).toBe(text);
  });

  it('formats amounts that parseAmount reads back exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom('BDT', 'JPY', 'KWD', 'EUR'),
        fc.constantFrom(
          'en-BD',
          'bn-BD',
          'ar-EG',
          'de-AT',
          'fi-FI',
          'my-MM',
          'ur-PK',
          'ar-KW-u-nu-latn-ca-gregory',
        ),
        (minor, currency, locale) => {
          const amount = fromMinor(minor, currency);
          expect(parseAmount(formatAmountInput(amount, currency, locale), currency, locale)).toEqual({
            ok: true,
            amount,
          });
        },
      ),
    );
  });
});
