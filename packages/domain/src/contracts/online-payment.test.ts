import { describe, expect, it } from 'vitest';
import { parseCountryList } from './online-payment.ts';

describe('parseCountryList', () => {
  // Proves: call-rule.parameter-payment-methods
  it('parses a list of payment methods regardless of spaces, case and empty entries', () => {
    expect(parseCountryList(' Cash on delivery |ONLINE PAYMENT||')).toEqual([
      'cash on delivery',
      'online payment',
    ]);
    expect(parseCountryList('')).toEqual([]);
  });
});
