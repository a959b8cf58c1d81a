import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { seedScope } from '../../testing/seed-scope.ts';
import {
  $loadTexts,
  $supportedLanguages,
  $t,
  createTranslate,
  languageChosen,
  provideTexts,
} from './index.ts';

describe('provideTexts', () => {
  it('adds texts to existing translators in every scope', () => {
    const existing = createTranslate({ language: 'en', texts: {} });
    const [one, other] = [seedScope(), seedScope()];
    const translators = [existing, one.getState($t), other.getState($t)];
    expect(translators.map((t) => t('late.title'))).toEqual(['late.title', 'late.title', 'late.title']);

    provideTexts('en', { late: { title: 'A late title' } });

    expect(translators.map((t) => t('late.title'))).toEqual(['A late title', 'A late title', 'A late title']);
    expect(existing.has('late.title')).toBe(true);
    expect(one.getState($t)).toBe(translators[1]);
  });

  it('provides English texts that the interface language lacks', () => {
    provideTexts('en', { both: { here: 'English', there: 'Only English' } });
    const t = createTranslate({ language: 'bn', texts: { bn: { both: { here: 'বাংলা' } } } });

    expect([t('both.here'), t('both.there')]).toEqual(['বাংলা', 'Only English']);
  });

  it('does not replace loaded texts', async () => {
    provideTexts('ar', { greeting: 'مرحبا' });
    const t = createTranslate({ language: 'ar', texts: { ar: { greeting: 'أهلا' } } });
    expect(t('greeting')).toBe('أهلا');

    provideTexts('en', { title: 'Provided' });
    const scope = seedScope({
      values: [
        [$supportedLanguages, ['en', 'bn']],
        [$loadTexts, () => Promise.resolve({ title: 'Fetched' })],
      ],
    });
    await allSettled(languageChosen, { scope, params: 'bn' });
    expect(scope.getState($t)('title')).toBe('Fetched');
  });

  it('prevents loading of the provided language, but not of others', async () => {
    provideTexts('en', { title: 'Provided' });
    const loadedTags: string[] = [];
    const load = (tag: string) => {
      loadedTags.push(tag);
      return Promise.resolve({});
    };
    const scope = seedScope({
      values: [
        [$supportedLanguages, ['en', 'zh-Hant-HK', 'zh-Hant-TW']],
        [$loadTexts, load],
      ],
    });

    await allSettled(languageChosen, { scope, params: 'zh-Hant-HK' });
    await allSettled(languageChosen, { scope, params: 'en' });

    expect(loadedTags.toSorted()).toEqual(['zh-Hant-HK', 'zh-Hant-TW']);
  });

  it('replaces a top-level key with the same name and no other', () => {
    provideTexts('en', { first: { a: 'A', b: 'B' }, second: { c: 'C' } });
    provideTexts('en', { first: { a: 'Another A' } });
    const t = createTranslate({ language: 'en', texts: {} });

    expect([t('first.a'), t('first.b'), t('second.c')]).toEqual(['Another A', 'first.b', 'C']);
  });

  it('supports plural forms, values and slots', () => {
    provideTexts('en', {
      riders: { '=0': 'No riders', one: '{{count}} rider', other: '{{count}} riders' },
      ask: 'Ask <b>{{name}}</b>.',
    });
    const t = createTranslate({ language: 'ar', texts: { ar: { greeting: 'أهلا' } } });

    expect([0, 1, 2000].map((count) => t('riders', { count }))).toEqual([
      'No riders',
      '1 rider',
      '2,000 riders',
    ]);
    expect(t.parts('ask', { b: (words) => ({ words }) }, { name: 'Ayesha' })).toEqual([
      'Ask ',
      { words: 'Ayesha' },
      '.',
    ]);
  });
});
