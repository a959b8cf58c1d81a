import { fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { PartialFlags } from '../../contracts/flags.ts';
import { markets } from '../../contracts/market.ts';
import { $loadedFlags } from '../flags/flags.model.ts';
import { formatLocale } from '../i18n/index.ts';
import { createFormatters } from './index.ts';
import { $format } from './internal.ts';

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

  it('separates date and time by the comma of the language', () => {
    const instant = Date.UTC(2026, 10, 27, 7);
    const formatIn = (language: string) =>
      createFormatters({ language, country: 'bh' }).formatDateTime(instant, 'Asia/Bahrain');

    expect(formatIn('ar')).toBe('27 نوفمبر 2026، 10:00 ص');
    expect(formatIn('en')).toMatch(/27.*, 10:00\sAM$/i);
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
