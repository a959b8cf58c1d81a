import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../platform/i18n/index.ts';
import { toOrderRows, toTimeCell } from './order-rows.ts';
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

/** 2026-01-05 22:07 in Dhaka. */
const instant = Date.UTC(2026, 0, 5, 16, 7);

describe('the cell of an instant in an export', () => {
  it('uses the 24-hour clock, because programs read the file, even if the market has a 12-hour clock', () => {
    expect(toTimeCell(instant, 'Asia/Dhaka')).toEqual({ localTime: '2026-01-05 22:07' });
  });

  it('sorts as text in the order of time', () => {
    const cells = [13, 1, 9].map((hour) => toTimeCell(Date.UTC(2026, 0, 5, hour), 'UTC'));
    const texts = cells.map((cell) => JSON.stringify(cell));
    expect(texts.toSorted()).toEqual([texts[1], texts[2], texts[0]]);
  });
});
