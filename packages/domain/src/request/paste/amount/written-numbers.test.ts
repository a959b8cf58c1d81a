import { describe, expect, it } from 'vitest';
import { findWrittenNumbers } from './written-numbers.ts';

const valuesOf = (text: string, currency: string, locale: string) =>
  findWrittenNumbers(text, currency, locale).map(({ value }) => value);

describe('a number in digits', () => {
  it.each([
    ['lamp x2,9800,cod', 'PKR', 'ur-PK', [2, 9800]],
    ['flyers 200,8600', 'PKR', 'ur-PK', [200, 8600]],
    ['40,1600', 'THB', 'th-TH', [40, 1600]],
  ])('ends with its cell in the row %s', (text, currency, locale, values) => {
    expect(valuesOf(text, currency, locale)).toEqual(values);
  });

  it.each([
    ['1,600', 'THB', 'th-TH', 1600],
    ['12,50', 'EUR', 'es-ES', 12.5],
    ['1 890.00', 'PHP', 'fil-PH', 1890],
    ['1.980円', 'JPY', 'ja-JP', 1980],
  ])('keeps its separators in %s', (text, currency, locale, value) => {
    expect(valuesOf(text, currency, locale)).toEqual([value]);
  });

  it.each([
    ['2k cash', 'KES', 'en-KE', 2000],
    ['2 mil pesos', 'PHP', 'fil-PH', 2000],
    ['22 ہزار نقد', 'PKR', 'ur-PK', 22_000],
    ['3千', 'HKD', 'zh-HK', 3000],
  ])('is multiplied by the word after it in %s', (text, currency, locale, value) => {
    expect(findWrittenNumbers(text, currency, locale)).toMatchObject([{ value, text: String(value) }]);
  });

  it.each(['2 kg', '2 miles', '2 kopi'])('is not multiplied in %s', (text) => {
    expect(valuesOf(text, 'KES', 'en-KE')).toEqual([2]);
  });
});
