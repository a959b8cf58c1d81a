import { describe, expect, it } from 'vitest';
import { orderFixture } from '@saddlebag/domain/testing';
import { slipFactsOf } from './slip-facts.ts';

const order = orderFixture();
const code = 'ABCDE-12345-FGHIJ-67890-KLMNO';

describe('slipFactsOf', () => {
  it('shows the digits of the order number while there is no pickup code', () => {
    expect(slipFactsOf(order, 'bd', true)).toEqual({
      code: '000001',
      codeLength: 'short',
      orderId: 'k4ch-000001',
      name: 'Ayesha Rahman',
      unit: '',
      amount: 450,
    });
  });

  it.each([
    [code, true, code, 'long'],
    ['A-77-B-902', true, 'A-77-B-902', 'medium'],
    [code, false, '000001', 'short'],
  ] as const)(
    'shows the pickup code %s if the market does (%s)',
    (pickupCode, isShown, shown, codeLength) => {
      expect(slipFactsOf({ ...order, pickupCode }, 'bd', isShown)).toMatchObject({ code: shown, codeLength });
    },
  );

  it('collects nothing for a paid order', () => {
    expect(slipFactsOf({ ...order, paymentMethod: 'PAID' }, 'bd', true).amount).toBeNull();
  });

  it('shows the unit of an address that starts with one', () => {
    const customer = { ...order.customer, address: '#12-34, 5 Kent Ridge, Singapore' };

    expect(slipFactsOf({ ...order, customer }, 'sg', true).unit).toBe('#12-34');
  });
});
