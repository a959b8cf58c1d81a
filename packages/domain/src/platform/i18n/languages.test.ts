import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { exampleMarket, markets, type CountryCode } from '../../contracts/index.ts';
import { $notifications } from '../notifications/notifications.model.ts';
import { appStarted } from '../environment/app-started.ts';
import type { Build } from '../environment/build.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import {
  $dir,
  $loadTexts,
  $locale,
  $supportedLanguages,
  $t,
  fallbackChain,
  languageChosen,
  locales,
  provideTexts,
  resolveLanguage,
  type Texts,
} from './index.ts';

const build: Build = { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' };
provideTexts('en', { hello: 'Hello' });
const loadedTexts: Record<string, Texts> = { bn: { hello: 'নমস্কার' }, ar: { hello: 'مرحبا' } };

const start = async (
  stored: Record<string, string> = {},
  load: (tag: string) => Promise<Texts> = (tag) => Promise.resolve(loadedTexts[tag] ?? {}),
  country: CountryCode = 'bd',
) => {
  const origin = createSharedStorage(stored);
  const scope = seedScope({
    storage: origin.openTab(),
    values: [
      [$loadTexts, load],
      [$supportedLanguages, ['en', 'bn', 'ar']],
    ],
  });
  await allSettled(appStarted, { scope, params: { ...build, market: markets[country] } });
  return { scope, origin };
};

describe('the interface language', () => {
  // Proves: state.startup-language
  it.each([
    ['en', {}, 'Hello'],
    ['bn', { locale: 'bn-BD' }, 'নমস্কার'],
    ['en', { locale: 'tlh' }, 'Hello'],
  ])('is %s when the storage contains %j', async (language, stored, hello) => {
    const { scope } = await start(stored);

    expect(scope.getState($locale)).toBe(language);
    expect(scope.getState($t)('hello')).toBe(hello);
  });

  it.each([
    ['English before the language of the market', 'en', { locale: 'tlh' }],
    ['the language of the market without a stored one', 'ar', {}],
  ])('is %s', async (_, language, stored) => {
    const { scope } = await start(stored, undefined, 'ma');
    expect(scope.getState($locale)).toBe(language);
  });

  // Proves: constant.storage-locale
  it('changes together with its texts and direction, and is stored', async () => {
    const { scope, origin } = await start();

    await allSettled(languageChosen, { scope, params: 'ar' });

    expect([scope.getState($locale), scope.getState($dir), scope.getState($t)('hello')]).toEqual([
      'ar',
      'rtl',
      'مرحبا',
    ]);
    expect(origin.values.get('locale')).toBe('ar');
  });

  it('is the last chosen language, regardless of which texts load first', async () => {
    const clock = createVirtualClock();
    const { scope } = await start({}, async (tag) => {
      await clock.sleep(tag === 'bn' ? 500 : 100);
      return loadedTexts[tag] ?? {};
    });

    const settled = [
      allSettled(languageChosen, { scope, params: 'bn' }),
      allSettled(languageChosen, { scope, params: 'ar' }),
    ];
    await clock.advance(1000);
    await Promise.all(settled);

    expect(scope.getState($locale)).toBe('ar');
  });

  it('stays the same while the texts of the chosen language fail to load', async () => {
    let isDown = true;
    const { scope } = await start({}, (tag) =>
      isDown ? Promise.reject(new Error('offline')) : Promise.resolve(loadedTexts[tag] ?? {}),
    );

    await allSettled(languageChosen, { scope, params: 'ar' });
    const [languageAfterFailure, notifications] = [scope.getState($locale), scope.getState($notifications)];
    isDown = false;
    await allSettled(languageChosen, { scope, params: 'ar' });

    expect(languageAfterFailure).toBe('en');
    expect(notifications).toMatchObject([{ message: { key: 'toast.language-unavailable' } }]);
    expect(scope.getState($locale)).toBe('ar');
  });

  // Proves: rule.language-supported
  it('rejects a language whose texts the build does not ship', async () => {
    const { scope, origin } = await start();

    await allSettled(languageChosen, { scope, params: 'de' });

    expect(scope.getState($locale)).toBe('en');
    expect(origin.values.has('locale')).toBe(false);
  });
});

describe('the language table', () => {
  const tags = locales.map(({ tag }) => tag);

  // Proves: product.languages
  it('has 44 unique languages, among them those of every market', () => {
    expect(new Set(tags).size).toBe(44);
    expect(
      Object.values(markets)
        .flatMap(({ languages }) => languages)
        .filter((tag) => !tags.includes(tag)),
    ).toEqual([]);
  });

  // Proves: product.languages
  it('lists the right-to-left languages', () => {
    expect(locales.filter(({ dir }) => dir === 'rtl').map(({ tag }) => tag)).toEqual([
      'ur',
      'ar',
      'ar-BH',
      'ar-EG',
      'ar-KW',
      'ar-SA',
    ]);
  });

  // Proves: state.startup-language
  it.each([
    ['tw', 'zh-Hant-TW'],
    ['zh_HK', 'zh-Hant-HK'],
    ['bn-BD', 'bn'],
    ['no', 'nb'],
    ['tl', 'fil'],
    ['AR_eg', 'ar-EG'],
    ['pt-BR', 'pt'],
    ['in', null],
    ['', null],
    [null, null],
  ])('reads the stored value %j as %j', (stored, tag) => {
    expect(resolveLanguage(stored, tags)).toBe(tag);
  });

  it.each([
    ['ar-KW', ['ar-KW', 'ar', 'en']],
    ['zh-Hant-HK', ['zh-Hant-HK', 'zh-Hant-TW', 'en']],
    ['zh-Hans', ['zh-Hans', 'en']],
    ['en', ['en']],
  ])('falls back from %s along the chain %j', (tag, chain) => {
    expect(fallbackChain(tag)).toEqual(chain);
  });
});
