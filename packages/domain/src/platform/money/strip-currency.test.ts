import { describe, expect, it } from 'vitest';
import { parseAmount, stripCurrency } from './index.ts';

const amountOf = (text: string, currency: string, locale: string) => {
  const parsed = parseAmount(stripCurrency(text, currency, locale), currency, locale);
  return parsed.ok ? parsed.amount : parsed.reason;
};

describe('stripCurrency', () => {
  it.each([
    ['৳500', 'BDT', 'en-BD', 500],
    ['500 tk', 'BDT', 'en-BD', 500],
    ['Tk.500', 'BDT', 'en-BD', 500],
    ['500 taka', 'BDT', 'en-BD', 500],
    ['৫০০ টাকা', 'BDT', 'bn-BD', 500],
    ['BDT 1,250.50', 'BDT', 'en-BD', 1250.5],
    ['৳.50', 'BDT', 'en-BD', 0.5],
    ['Rs 500', 'PKR', 'en-PK', 500],
    ['Rs.500', 'PKR', 'en-PK', 500],
    ['500 rupees', 'PKR', 'en-PK', 500],
    ['500 THB', 'THB', 'en-TH', 500],
    ['500 บาท', 'THB', 'th-TH', 500],
    ['NT$500', 'TWD', 'zh-Hant-TW', 500],
    ['￥1500', 'JPY', 'ja-JP', 1500],
    ['1500円', 'JPY', 'ja-JP', 1500],
    ['500 Ft', 'HUF', 'hu-HU', 500],
    ['KD 1.250', 'KWD', 'en-KW', 1.25],
    ['د.ب. 1.250', 'BHD', 'ar-BH-u-nu-latn', 1.25],
    ['\u200f500 د.إ.\u200f', 'AED', 'ar-AE-u-nu-latn', 500],
    ['500 F CFA', 'XOF', 'fr-CI', 500],
  ])('reads %j in %s', (text, currency, locale, amount) => {
    expect(amountOf(text, currency, locale)).toBe(amount);
  });

  it.each([
    ['$500', 'BDT', 'en-BD'],
    ['Rs 500', 'BDT', 'en-BD'],
    ['৳500', 'PKR', 'en-PK'],
    ['500 THB', 'BDT', 'en-BD'],
    ['৳ 500 THB', 'BDT', 'en-BD'],
    ['500 coins', 'BDT', 'en-BD'],
    ['5k', 'MMK', 'en-MM'],
    ['a lot', 'BDT', 'en-BD'],
    ['taka', 'BDT', 'en-BD'],
  ])('leaves %j unchanged in %s', (text, currency, locale) => {
    expect(stripCurrency(text, currency, locale)).toBe(text);
  });

  // A pattern that backtracks over the letters would exceed the time limit of the test.
  it('returns a very long text that is no amount', () => {
    const text = `1${'a'.repeat(200_000)}!`;
    expect(stripCurrency(text, 'BDT')).toBe(text);
  });

  it('keeps a minus sign between the currency and the digits', () => {
    expect(amountOf('৳ -5', 'BDT', 'en-BD')).toBe('negative');
  });
});
