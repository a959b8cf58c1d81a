import { describe, expect, it } from 'vitest';
import type { Texts } from './provided-texts.ts';
import { createTranslate } from './translate.ts';

const texts: Record<string, Texts> = {
  en: {
    greeting: 'Good morning, {{name}}',
    orders: { '=0': 'No orders', one: '{{count}} order', other: '{{count}} orders' },
    only: { english: 'Only in English' },
    terms: 'Read the <link>terms</link>, {{name}}.',
    auth: { 'not-authorized': 'Wrong password' },
  },
  ar: {
    greeting: 'صباح الخير {{name}}',
    orders: {
      zero: '{{count}} صفر',
      one: '{{count}} واحد',
      two: '{{count}} اثنان',
      few: '{{count}} قليل',
      many: '{{count}} كثير',
      other: '{{count}} آخر',
    },
  },
  fr: { orders: { one: '{{count}} commande', many: '{{count}} de commandes', other: '{{count}} commandes' } },
};

const createTranslator = (language: string, onMissing?: (key: string, language: string) => void) =>
  createTranslate({ language, texts, ...(onMissing && { onMissing }) });

describe('createTranslate', () => {
  it('finds a text by its key and inserts values', () => {
    expect(createTranslator('en')('greeting', { name: 'Ayesha' })).toBe('Good morning, Ayesha');
  });

  it.each([
    ['ar-EG', 'صباح الخير'],
    ['bn', 'Good morning, '],
  ])('falls back for %s to the nearest language with the text', (language, beginning) => {
    expect(createTranslator(language)('greeting', { name: 'A' })).toContain(beginning);
  });

  it('falls back to the base language or the key and reports the missing text', () => {
    const missing: string[] = [];
    const t = createTranslator('ar', (key, language) => missing.push(`${language} ${key}`));

    expect(t('only.english')).toBe('Only in English');
    expect(t('no.such.text')).toBe('no.such.text');
    expect(missing).toEqual(['ar only.english', 'ar no.such.text']);
  });

  it.each(['auth.constructor', 'auth.__proto__', 'toString', 'auth.not-authorized.length', 'auth', ''])(
    'returns the unknown or unsafe key %j itself',
    (key) => {
      expect(createTranslator('en')(key)).toBe(key);
      expect(createTranslator('en').has(key)).toBe(false);
    },
  );
});

describe('a plural text', () => {
  it.each([
    ['ar', 0, 'صفر'],
    ['ar', 1, 'واحد'],
    ['ar', 2, 'اثنان'],
    ['ar', 5, 'قليل'],
    ['ar', 11, 'كثير'],
    ['ar', 100, 'آخر'],
    ['en', 0, 'No orders'],
    ['en', 1, '1 order'],
    ['en', 12_345, '12,345 orders'],
    ['fr', 0, '0 commande'],
    ['fr', 1_000_000, 'de commandes'],
  ])('uses the plural form of %s for %d', (language, count, words) => {
    expect(createTranslator(language)('orders', { count })).toContain(words);
  });

  it('uses the plural rules of the fallback language that provides the text', () => {
    expect(createTranslator('ja')('orders', { count: 1 })).toBe('1 order');
  });
});

describe('an inserted value', () => {
  it('keeps its direction in a right-to-left sentence', () => {
    expect(createTranslator('ar')('greeting', { name: '+880 1812' })).toBe(
      'صباح الخير \u2068+880 1812\u2069',
    );
  });

  it('keeps its direction when it is Arabic in an English sentence', () => {
    expect(createTranslator('en')('greeting', { name: 'مطعم' })).toBe('Good morning, \u2068مطعم\u2069');
  });

  it('cannot open a slot or a placeholder', () => {
    const t = createTranslator('en');
    const parts = t.parts('terms', { link: (words) => ({ words }) }, { name: '<link>free</link> {{name}}' });

    expect(parts).toEqual(['Read the ', { words: 'terms' }, ', <link>free</link> {{name}}.']);
  });
});
