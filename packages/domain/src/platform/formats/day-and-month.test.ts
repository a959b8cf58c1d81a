import { describe, expect, it } from 'vitest';
import { createDayAndMonth } from './day-and-month.ts';
import { formatLocale } from '../i18n/index.ts';

describe('createDayAndMonth', () => {
  it.each([
    ['en', 'BD', 'Oct 30'],
    ['my', 'MM', '30/10'],
    ['ja', 'JP', '10月30日'],
  ])('formats a day in %s without its year, in the time zone', (language, country, text) => {
    const evening = Date.UTC(2026, 9, 29, 19);
    expect(createDayAndMonth(formatLocale(language, country), 'Asia/Dhaka').format(evening)).toBe(text);
  });
});
