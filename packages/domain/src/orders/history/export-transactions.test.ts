import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/index.ts';
import { createTranslate } from '../../platform/i18n/index.ts';
import { toTransactionRows, transactionsOf } from './export-transactions.ts';
import { pastOrder, today } from './test/history-screen.ts';

const requested = today - 3_600_000;
const ended = today - 60_000;

const orderOf = (changes: Partial<Order>): Order =>
  pastOrder({
    createdAt: requested,
    deliveryFee: 50,
    discount: 10,
    amount: 450,
    paymentMethod: 'CASH_ON_DELIVERY',
    history: [{ status: 'DELIVERED', at: ended }],
    ...changes,
  });
const movementsOf = (changes: Partial<Order>) =>
  transactionsOf(orderOf(changes)).map(({ kind, at, amount }) => [kind, at, amount]);

describe('transactionsOf', () => {
  // Proves: history.export-transactions
  it('lists fee, discount and the cash of a delivered order', () => {
    expect(movementsOf({})).toEqual([
      ['fee', requested, -60],
      ['discount', requested, 10],
      ['cash', ended, 450],
    ]);
  });

  // Proves: history.export-transactions
  it('refunds the fee of a cancelled order and charges the cancellation fee', () => {
    const cancelled = {
      status: 'CANCELLED' as const,
      history: [{ status: 'CANCELLED' as const, at: ended }],
      cancellation: { reason: null, by: 'vendor' as const, fee: 20 },
    };

    expect(movementsOf(cancelled)).toEqual([
      ['fee', requested, -60],
      ['discount', requested, 10],
      ['refund', ended, 50],
      ['cancellation-fee', ended, -20],
    ]);
  });

  it.each(['PAYMENT_FAILED', 'PAYMENT_CANCELLED', 'STALLED', 'INITIATED'] as const)(
    'is empty for an order with the status %s',
    (status) => {
      expect(movementsOf({ status })).toEqual([]);
    },
  );

  it.each([
    ['is paid by card', { paymentMethod: 'PAYMENT_ON_DELIVERY' }],
    ['is paid already', { paymentMethod: 'PAID' }],
    ['is worth nothing', { amount: 0 }],
    ['returns to the vendor', { status: 'RETURN_INITIATED' as const }],
  ])('contains no cash when the order %s', (_, changes) => {
    expect(movementsOf({ discount: 0, ...changes })).toEqual([['fee', requested, -50]]);
  });
});

describe('toTransactionRows', () => {
  it('has one row for each movement, with the currency of the market', () => {
    const rows = toTransactionRows([orderOf({ id: 'k4ch-000001', outletName: null })], {
      t: createTranslate({ language: 'en', texts: {} }),
      market: { timeZone: 'Asia/Bahrain', currency: 'BHD' },
      now: today,
    });

    expect(rows[0]?.[1]).toBe('history.transaction.time (Asia/Bahrain)');
    expect(rows.slice(1)).toEqual([
      [
        'k4ch-000001',
        { localTime: '2026-01-04 20:00' },
        'history.transaction.fee',
        { amount: -60, decimals: 3 },
        'BHD',
        '',
      ],
      expect.arrayContaining(['history.transaction.discount', { amount: 10, decimals: 3 }]),
      expect.arrayContaining([
        'history.transaction.cash',
        { localTime: '2026-01-04 20:59' },
        { amount: 450, decimals: 3 },
      ]),
    ]);
  });
});
