import { describe, expect, it } from 'vitest';
import { weekdayNames } from './date-names.ts';
import { firstWeekdayByRegion, firstWeekdayOf } from './first-weekday.ts';

describe('firstWeekdayOf', () => {
  it('uses the region of the locale, or the likely region of its language', () => {
    expect(['en-GB', 'bn-BD', 'ar-BH', 'ar-AE', 'en-US', 'ur', 'dv-MV'].map(firstWeekdayOf)).toEqual([
      1, 7, 6, 1, 7, 7, 5,
    ]);
  });

  it('returns the same weekday as the fallback table', () => {
    for (const tag of [
      'BD',
      'BH',
      'KW',
      'QA',
      'AE',
      'PK',
      'HK',
      'SG',
      'TH',
      'DE',
      'AM',
      'EG',
      'IQ',
      'JO',
      'MM',
      'KH',
      'LA',
      'MV',
      'US',
    ])
      expect(firstWeekdayByRegion(new Intl.Locale(`en-${tag}`)), tag).toBe(firstWeekdayOf(`en-${tag}`));
  });
});

describe('weekdayNames', () => {
  it('abbreviates the names in the script of the language', () => {
    const shortNames = (locale: string) =>
      weekdayNames({ locale, nativeDigits: false }, 1)
        .map((name) => name.short)
        .join(' ');
    expect(shortNames('en-GB')).toBe('Mon Tue Wed Thu Fri Sat Sun');
    expect(shortNames('ar-BH')).toBe('ن ث ر خ ج س ح');
    expect(shortNames('ur')).not.toMatch(/[A-Z]/);
  });
});
