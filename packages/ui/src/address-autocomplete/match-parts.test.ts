import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { matchParts } from './match-parts.ts';

const bracketMatches = (text: string, query: string) =>
  matchParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('matchParts', () => {
  it.each([
    ['14 Kadam Lane', 'kadam', '14 [Kadam] Lane'],
    ['14 Kadam Lane', 'lane 14', '[14] Kadam [Lane]'],
    ['Éclair Café, Çarşı', 'cafe carsı', 'Éclair [Café], [Çarşı]'],
    ['Kadam Lane', 'adam', 'Kadam Lane'],
    ['কদম লেন', 'কদম', '[কদম] লেন'],
    ['نورة العلي', 'نوره', '[نورة] العلي'],
    ['نورة العلي', 'العلى', 'نورة [العلي]'],
    ['Kadam', '', 'Kadam'],
    ['House 12, Road 121, Dhaka 1212', 'house 12', '[House] [12], Road 121, Dhaka 1212'],
    ['House 12a, Road 12', '12a', 'House [12a], Road 12'],
    ['বাসা ১২, ঢাকা ১২১২', '১২', 'বাসা [১২], ঢাকা ১২১২'],
  ])('marks the words of %j that match the query %j: %j', (text, query, expected) => {
    expect(bracketMatches(text, query)).toBe(expected);
  });

  it('returns parts that together form the original text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const parts = matchParts(text, query);

        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(foldText(text)).toHaveLength(text.length);
      }),
    );
  });
});
