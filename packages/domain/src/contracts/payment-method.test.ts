import { describe, expect, it } from 'vitest';
import { paymentChoices, shownPaymentMethod } from './payment-method.ts';

describe('shownPaymentMethod', () => {
  it('shows a cash order as cash on pick-up with the flag PayAtPickup', () => {
    expect(shownPaymentMethod('CASH_ON_DELIVERY', { PayAtPickup: true })).toBe('CASH_ON_PICKUP');
    expect(shownPaymentMethod('CASH_ON_DELIVERY', { PayAtPickup: false })).toBe('CASH_ON_DELIVERY');
  });

  it.each([...paymentChoices.filter((method) => method !== 'CASH_ON_DELIVERY'), 'BANK_TRANSFER'])(
    'keeps %s with and without the flag',
    (method) => {
      expect(shownPaymentMethod(method, { PayAtPickup: true })).toBe(method);
      expect(shownPaymentMethod(method, { PayAtPickup: false })).toBe(method);
    },
  );
});
