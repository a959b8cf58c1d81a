import { describe, expect, it } from 'vitest';
import { parseCountryList } from './online-payment.ts';

describe('parseCountryList', () => {
  // Proves: call-rule.parameter-payment-methods
  it("parses a country's list regardless of spaces and case", () => {
    expect(parseCountryList(' Cash on delivery |ONLINE PAYMENT||')).toEqual([
      'cash on delivery',
      'online payment',
    ]);
    expect(parseCountryList('')).toEqual([]);
  });
});
