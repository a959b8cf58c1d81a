import { describe, expect, it } from 'vitest';
import { weekdayNames } from './date-names.ts';
import { firstWeekdayByRegion, firstWeekdayOf } from './first-weekday.ts';

describe('weeks', () => {
  it('begin on the day of the region, also where only the language is known', () => {
    expect(['en-GB', 'bn-BD', 'ar-BH', 'ar-AE', 'en-US', 'ur', 'dv-MV'].map(firstWeekdayOf)).toEqual([
      1, 7, 6, 1, 7, 7, 5,
    ]);
  });

  it('begin on the same day without the help of the platform', () => {
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

  it('have short names, in letters of their language', () => {
    const short = (locale: string) =>
      weekdayNames({ locale, nativeDigits: false }, 1)
        .map((name) => name.short)
        .join(' ');
    expect(short('en-GB')).toBe('Mon Tue Wed Thu Fri Sat Sun');
    expect(short('ar-BH')).toBe('ن ث ر خ ج س ح');
    expect(short('ur')).not.toMatch(/[A-Z]/);
  });
});
