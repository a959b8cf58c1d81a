import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../platform/i18n/index.ts';
import { toOrderRows } from './order-rows.ts';
import { pastOrder, today } from './test/history-screen.ts';

const header = 'history.column.payment';

/** Returns the cell of the payment of an order with this method. */
const paymentCellOf = (paymentMethod: string, PayAtPickup = false) => {
  const [headers = [], row = []] = toOrderRows([pastOrder({ paymentMethod })], {
    t: createTranslate({ language: 'en', texts: {} }),
    flags: { PayAtPickup },
    market: { timeZone: 'Asia/Dhaka', currency: 'BDT' },
    now: today,
  });
  return row[headers.indexOf(header)];
};

describe('toOrderRows', () => {
  it.each(['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])(
    'names the payment method %s',
    (method) => {
      expect(paymentCellOf(method)).toBe(`history.payment.${method}`);
    },
  );

  it('names cash on pick-up with the flag PayAtPickup', () => {
    expect(paymentCellOf('CASH_ON_DELIVERY', true)).toBe('history.payment.CASH_ON_PICKUP');
    expect(paymentCellOf('PAID', true)).toBe('history.payment.PAID');
  });

  it('keeps the word of the service for a method without a text', () => {
    expect(paymentCellOf('BANK_TRANSFER', true)).toBe('BANK_TRANSFER');
  });
});
