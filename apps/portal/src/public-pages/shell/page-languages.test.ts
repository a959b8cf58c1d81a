import { describe, expect, it } from 'vitest';
import { choosePageLanguage } from './page-languages.ts';

const supported = ['en', 'bn', 'ar'];

describe('choosePageLanguage', () => {
  it.each([
    ['the exact language', ['bn'], ['en', 'bn'], 'bn'],
    ['the language of a regional tag', ['bn-IN', 'en'], ['en', 'bn'], 'bn'],
    ['the next language when the market lacks the first', ['ar', 'bn-BD'], ['en', 'bn'], 'bn'],
    ['the own language of the market when it shares none', ['fr-FR'], ['en', 'bn'], 'en'],
    ['a language that serves its regional variant', ['ar-EG', 'en'], ['en', 'ar-EG'], 'ar'],
    ['English when the build lacks every language of the market', ['th'], ['th'], 'en'],
    ['the own language of the market without a preference', [], ['fr', 'ar', 'en'], 'ar'],
  ])('returns %s', (_, preferred, market, expected) => {
    expect(choosePageLanguage(preferred, market, supported)).toBe(expected);
  });
});
