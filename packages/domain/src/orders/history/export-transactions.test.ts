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
const movementsOf = (changes: Partial<Order>, PayAtPickup = false) =>
  transactionsOf(orderOf(changes), { PayAtPickup }).map(({ kind, at, amount }) => [kind, at, amount]);

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

describe('transactionsOf with the flag PayAtPickup', () => {
  const pickedUp = today - 1_800_000;
  const history = [
    { status: 'PICKED_UP' as const, at: pickedUp },
    { status: 'DELIVERED' as const, at: ended },
  ];
  const cashOf = (changes: Partial<Order>) =>
    movementsOf(changes, true).filter(([kind]) => kind === 'cash' || kind === 'cash-at-pickup');

  it('lists the cash that the rider paid at the pick-up', () => {
    expect(cashOf({ history })).toEqual([['cash-at-pickup', pickedUp, 450]]);
  });

  it('lists the cash at the time of the request before the pick-up', () => {
    expect(cashOf({ status: 'ASSIGNED_TO_TRANSPORT', history: [] })).toEqual([
      ['cash-at-pickup', requested, 450],
    ]);
  });

  it.each(['CANCELLED', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'] as const)(
    'lists no cash of an order with the status %s',
    (status) => {
      expect(cashOf({ status, history })).toEqual([]);
    },
  );

  it.each(['PAID', 'PAYMENT_ON_DELIVERY'])(
    'lists no cash of an order with the method %s',
    (paymentMethod) => {
      expect(cashOf({ paymentMethod, history })).toEqual([]);
    },
  );
});

describe('toTransactionRows', () => {
  it('has one row for each movement, with the currency of the market', () => {
    const rows = toTransactionRows([orderOf({ id: 'k4ch-000001', outletName: null })], {
      t: createTranslate({ language: 'en', texts: {} }),
      flags: { PayAtPickup: false },
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
