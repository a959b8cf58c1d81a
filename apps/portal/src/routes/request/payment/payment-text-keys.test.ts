import { describe, expect, it } from 'vitest';
import { flagDefaults, paymentChoices } from '@saddlebag/domain/contracts';
import { createTranslate } from '@saddlebag/domain/i18n';
import en from '../../../locales/en.json';
import { paymentTextKey } from './payment-text-keys.ts';

const t = createTranslate({ language: 'en', texts: { en } });
const nameOf = (method: (typeof paymentChoices)[number], PayAtPickup = false) =>
  t(paymentTextKey(method, { ...flagDefaults, PayAtPickup }));

describe('paymentTextKey', () => {
  it('names each payment method of a vendor', () => {
    expect(nameOf('PAID')).toBe('Already paid');
    expect(nameOf('CASH_ON_DELIVERY')).toBe('Cash on delivery');
    expect(nameOf('PAYMENT_ON_DELIVERY')).toBe('Card on delivery');
    expect(nameOf('CASH_ON_DELIVERY', true)).toBe('Cash on pick-up');
  });

  it.each(paymentChoices.filter((method) => method !== 'NONE'))('has a hint for %s', (method) => {
    for (const PayAtPickup of [false, true]) {
      const key = `${paymentTextKey(method, { ...flagDefaults, PayAtPickup })}-hint`;
      expect(t(key)).not.toBe(key);
    }
  });
});
