import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { parseContact } from './parse-contact.ts';

describe('parseContact', () => {
  it.each([
    [' demo@saddlebag.test ', 'demo@saddlebag.test'],
    ['রেস্তোরাঁ@উদাহরণ.বাংলা', 'রেস্তোরাঁ@উদাহরণ.বাংলা'],
  ])('reads %j as an email', (text, email) => {
    expect(parseContact(text, markets.bd)).toEqual({ kind: 'email', email });
  });

  it.each([
    ['01712-004410', 'bd', '+8801712004410'],
    ['০১৭১২ ০০৪৪১০', 'bd', '+8801712004410'],
    ['1712004410', 'bd', '+8801712004410'],
    ['+880 1712 004410', 'sg', '+8801712004410'],
    ['008801712004410', 'sg', '+8801712004410'],
    ['(0171) 200.44/10', 'bd', '+8801712004410'],
    ['06 20 123 4567', 'hu', '+36201234567'],
    ['8 701 123 45 67', 'kz', '+77011234567'],
    ['01 23 45 67 89', 'ci', '+2250123456789'],
    ['٣٦٠٠ ١٤٨٠', 'bh', '+97336001480'],
  ] as const)('reads %j in %s as a mobile number', (text, country, number) => {
    expect(parseContact(text, markets[country])).toEqual({ kind: 'mobile', number });
  });

  it.each([
    '',
    ' ',
    'demo',
    'demo@',
    '@saddlebag.test',
    'a b@saddlebag.test',
    '12',
    '+',
    '+0171200441',
    '1'.repeat(20),
  ])('returns null for %j', (text) => {
    expect(parseContact(text, markets.bd)).toBeNull();
  });

  it('returns only valid E.164 numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-() ٣৫') }), (text) => {
        const contact = parseContact(text, markets.bd);
        expect(
          contact === null || (contact.kind === 'mobile' && /^\+[1-9]\d{6,14}$/.test(contact.number)),
        ).toBe(true);
      }),
    );
  });
});
