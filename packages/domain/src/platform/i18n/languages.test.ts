import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { PartialFlags } from '../../contracts/flags.ts';
import { markets } from '../../contracts/market.ts';
import { $loadedFlags } from '../flags/flags.model.ts';
import { $notifications } from '../notifications/notifications.model.ts';
import { appStarted } from '../environment/app-started.ts';
import type { Build } from '../environment/build.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import {
  $dir,
  $format,
  $loadTexts,
  $locale,
  $supportedLanguages,
  $t,
  createFormatters,
  fallbackChain,
  formatLocale,
  languageChosen,
  locales,
  provideTexts,
  resolveLanguage,
  type Texts,
} from './index.ts';

const build: Build = { environment: 'sandbox', country: 'bd', brand: 'mangrove' };
provideTexts('en', { hello: 'Hello' });
const loadedTexts: Record<string, Texts> = { bn: { hello: 'নমস্কার' }, ar: { hello: 'مرحبا' } };

const start = async (
  stored: Record<string, string> = {},
  load: (tag: string) => Promise<Texts> = (tag) => Promise.resolve(loadedTexts[tag] ?? {}),
  country: Build['country'] = 'bd',
) => {
  const origin = createSharedStorage(stored);
  const scope = seedScope({
    storage: origin.openTab(),
    values: [
      [$loadTexts, load],
      [$supportedLanguages, ['en', 'bn', 'ar']],
    ],
  });
  await allSettled(appStarted, { scope, params: { ...build, country } });
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

describe('createFormatters', () => {
  it.each([
    ['ar-EG', 'bh', 'ar-BH-u-nu-latn-ca-gregory-hc-h12'],
    ['zh-Hant-HK', 'hk', 'zh-Hant-HK-u-nu-latn-ca-gregory-hc-h12'],
    ['bn', 'BD', 'bn-BD-u-nu-latn-ca-gregory-hc-h12'],
  ])('combines the language %s and the country %s into the locale %s', (language, country, locale) => {
    expect(formatLocale(language, country)).toBe(locale);
  });

  it('formats money with the decimals of its currency and Western digits', () => {
    const english = createFormatters({ language: 'en', country: 'bh' });
    const arabic = createFormatters({ language: 'ar', country: 'bh' });

    expect(english.formatMoney(1.5, 'BHD')).toMatch(/1\.500/);
    expect(english.formatMoney(1500, 'JPY')).toMatch(/1,500$/);
    expect(arabic.formatMoney(1.5, 'BHD')).toMatch(/1[.,٫]500/);
  });

  // Proves: flag-effect.digit-grouping
  it('groups the digits of long amounts only when the DigitGrouping flag is on', () => {
    const ungrouped = createFormatters({ language: 'en', country: 'bd', isGrouped: false });
    expect(ungrouped.formatMoney(1234567.5, 'BDT')).toMatch(/1234567\.50$/);
    expect(ungrouped.formatMoney(1234567, 'JPY')).toMatch(/1234567$/);
    const formatWith = (flags: PartialFlags) => {
      const scope = fork({ values: [[$loadedFlags, { source: 'asia', flags }]] });
      return scope.getState($format).formatMoney(1234567.5, 'BDT');
    };
    expect(formatWith({})).toMatch(/1234567\.50$/);
    expect(formatWith({ DigitGrouping: true })).toMatch(/12,34,567\.50$|1,234,567\.50$/);
  });

  it('formats times and dates in the given time zone', () => {
    const { formatTime, formatDate, formatDateTime } = createFormatters({ language: 'en', country: 'bd' });
    const instant = Date.UTC(2026, 0, 5, 20, 5);

    expect(formatTime(instant, 'Asia/Dhaka')).toMatch(/2:05/);
    expect(formatDate(instant, 'Asia/Dhaka')).toMatch(/6 Jan 2026|Jan 6, 2026/);
    expect(formatDateTime(instant, 'UTC')).toMatch(/5.*8:05/);
  });

  it('formats dates in Khmer as digits, because browsers have no Khmer month names', () => {
    expect(createFormatters({ language: 'km', country: 'kh' }).formatDate(Date.UTC(2026, 0, 5), 'UTC')).toBe(
      '05/01/2026',
    );
  });

  it.each([
    [12.4, '12 min'],
    [60, '1 hr'],
    [65, '1 hr 5 min'],
    [-3, '0 min'],
  ])('formats %d minutes as %s', (minutes, text) => {
    expect(createFormatters({ language: 'en', country: 'bd' }).formatDuration(minutes)).toBe(text);
  });

  it.each([
    [847, '850 m'],
    [994, '990 m'],
    [999, '1 km'],
    [3260, '3.3 km'],
  ])('formats %d metres as %s', (metres, text) => {
    expect(createFormatters({ language: 'en', country: 'bd' }).formatDistance(metres)).toBe(text);
  });

  it.each([
    ['ar', 'ae', 'AED', '\u200f1,234.50\u00a0د.إ.\u200f'],
    ['ar-EG', 'eg', 'EGP', '\u200f1,234.50\u00a0E£\u200e'],
    ['en', 'eg', 'EGP', 'E£1,234.50'],
    ['ur', 'pk', 'PKR', 'Rs\u00a01,234.50'],
    ['hu', 'hu', 'HUF', '1\u00a0234,50\u00a0Ft'],
  ])('keeps the sign and the digits together in %s (%s)', (language, country, currency, text) => {
    expect(createFormatters({ language, country }).formatMoney(1234.5, currency)).toBe(text);
  });

  it('leaves no place for a line break in the amounts of any market', () => {
    for (const { country, currency, languages } of Object.values(markets))
      for (const language of languages) {
        const shown = createFormatters({ language, country }).formatMoney(1234.5, currency);
        expect(shown, `${language} ${country}`).not.toMatch(/[\u0020\u2000-\u2006\u2008-\u200a\u200b-]/u);
      }
  });

  it('formats a number of minutes as a time relative to now', () => {
    expect(createFormatters({ language: 'en', country: 'us' }).formatRelativeMinutes(5)).toMatch(/^in 5 min/);
  });
});
