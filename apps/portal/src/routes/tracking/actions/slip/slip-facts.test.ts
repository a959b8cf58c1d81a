import { describe, expect, it } from 'vitest';
import { orderFixture } from '@saddlebag/domain/testing';
import { slipFactsOf } from './slip-facts.ts';

const order = orderFixture();
const flags = { PayAtPickup: false, PickupCodeDisplay: true };
const code = 'ABCDE-12345-FGHIJ-67890-KLMNO';

describe('slipFactsOf', () => {
  it('shows the digits of the order number while there is no pickup code', () => {
    expect(slipFactsOf(order, 'bd', flags)).toEqual({
      code: '000001',
      codeLength: 'short',
      orderId: 'k4ch-000001',
      name: 'Ayesha Rahman',
      unit: '',
      payment: 'slip.collect-cash',
      amount: 450,
    });
  });

  it.each([
    [code, true, code, 'long'],
    ['A-77-B-902', true, 'A-77-B-902', 'medium'],
    [code, false, '000001', 'short'],
  ] as const)(
    'shows the pickup code %s if the market does (%s)',
    (pickupCode, PickupCodeDisplay, shown, codeLength) => {
      expect(slipFactsOf({ ...order, pickupCode }, 'bd', { ...flags, PickupCodeDisplay })).toMatchObject({
        code: shown,
        codeLength,
      });
    },
  );

  it.each([
    ['CASH_ON_DELIVERY', false, 'slip.collect-cash', 450],
    ['CASH_ON_DELIVERY', true, 'slip.pay-at-pickup', 450],
    ['PAYMENT_ON_DELIVERY', true, 'slip.collect-card', 450],
    ['PAID', true, 'slip.paid', null],
    ['NONE', true, 'slip.none', null],
    ['BANK_TRANSFER', true, 'slip.collect', 450],
  ] as const)('names the payment %s (PayAtPickup: %s)', (paymentMethod, PayAtPickup, payment, amount) => {
    expect(slipFactsOf({ ...order, paymentMethod }, 'bd', { ...flags, PayAtPickup })).toMatchObject({
      payment,
      amount,
    });
  });

  it('shows the unit of an address that starts with one', () => {
    const customer = { ...order.customer, address: '#12-34, 5 Kent Ridge, Singapore' };

    expect(slipFactsOf({ ...order, customer }, 'sg', flags).unit).toBe('#12-34');
  });
});
