import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/entities.ts';
import { orderStatuses } from '../../contracts/order-status.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { buildDaySheet, isPartOf, type SheetLine } from './day-sheet.ts';
import { sheetFigures } from './sheet-cell.ts';

const taka = () => 'BDT';
const cancelled = (fee: number | null): Partial<Order> => ({
  status: 'CANCELLED',
  cancellation: { reason: 'NO_COURIER', by: 'service', fee },
});
const order = (changes: Partial<Order>): Order =>
  orderFixture({ status: 'DELIVERED', deliveryFee: 60, discount: 0, amount: 100, ...changes });
const only = (orders: readonly Order[]): SheetLine | undefined => buildDaySheet(orders, taka)[0];

/** Currencies with 0, 2 and 3 decimals, by outlet. */
const currencies: Readonly<Record<string, string>> = { jp1: 'JPY', bd1: 'BDT', bd2: 'BDT', bh1: 'BHD' };
const decimals: Readonly<Record<string, number>> = { JPY: 0, BDT: 2, BHD: 3 };
/** Minor units in one major unit. */
const unitOf = (currency: string) => 10 ** (decimals[currency] ?? 2);
const currencyOf = (vendorId: string) => currencies[vendorId] ?? 'BDT';

const orders = fc.array(
  fc
    .record({
      vendorId: fc.constantFrom(...Object.keys(currencies)),
      status: fc.constantFrom(...orderStatuses),
      paymentMethod: fc.constantFrom('PAID', 'CASH_ON_DELIVERY', 'NONE'),
      fee: fc.nat(99_999),
      discount: fc.nat(9999),
      amount: fc.nat(10_000_000),
      cost: fc.option(fc.nat(99_999)),
    })
    .map(({ vendorId, status, paymentMethod, fee, discount, amount, cost }) => {
      const unit = unitOf(currencyOf(vendorId));
      return {
        minor: { fee, discount, amount, cost: status === 'CANCELLED' ? (cost ?? 0) : 0 },
        order: orderFixture({
          vendorId,
          status,
          paymentMethod,
          deliveryFee: fee / unit,
          discount: discount / unit,
          amount: amount / unit,
          cancellation:
            status === 'CANCELLED'
              ? { reason: null, by: null, fee: cost === null ? null : cost / unit }
              : null,
        }),
      };
    }),
  { maxLength: 60 },
);

describe('a day sheet', () => {
  it('counts a delivered order, its fee, its discount and the cash of its customer', () => {
    expect(only([order({ discount: 6, paymentMethod: 'CASH_ON_DELIVERY' })])).toMatchObject({
      orders: 1,
      amounts: { fees: 60, discounts: 6, cash: 100, refunds: 0, 'cancellation-fees': 0 },
      due: 60,
    });
  });

  it('returns the fee of a cancelled order, except what the cancellation cost', () => {
    expect(only([order(cancelled(0)), order(cancelled(60)), order(cancelled(null))])).toMatchObject({
      orders: 3,
      amounts: { fees: 180, discounts: 0, cash: 0, refunds: 120, 'cancellation-fees': 60 },
      due: 60,
    });
  });

  it.each(['STALLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED'] as const)('charges nothing for %s', (status) => {
    expect(only([order({ status })])).toMatchObject({ orders: 1, amounts: { fees: 0, cash: 0 }, due: 0 });
  });

  it.each(['RETURN_INITIATED', 'RETURNED_TO_VENDOR'] as const)('collects no cash for %s', (status) => {
    const line = only([order({ status, paymentMethod: 'CASH_ON_DELIVERY' })]);
    expect(line).toMatchObject({ amounts: { fees: 60, cash: 0 } });
  });

  it('has a line for each outlet, and the total of each currency with several outlets', () => {
    const sheet = buildDaySheet(
      ['bd2', 'jp1', 'bd1', 'bd2'].map((vendorId) => order({ vendorId })),
      currencyOf,
    );
    expect(sheet.map(({ outletId, currency, orders: count }) => [outletId, currency, count])).toEqual([
      ['bd1', 'BDT', 1],
      ['bd2', 'BDT', 2],
      [null, 'BDT', 3],
      ['jp1', 'JPY', 1],
    ]);
  });

  // Proves: history.day-sheet
  it('adds up money to the smallest unit of each currency, like BigInt does', () => {
    fc.assert(
      fc.property(orders, (entries) => {
        const sheet = buildDaySheet(
          entries.map((entry) => entry.order),
          currencyOf,
        );
        for (const { outletId, currency, amounts, due } of sheet) {
          const own = entries.filter(
            (entry) =>
              currencyOf(entry.order.vendorId) === currency &&
              (outletId === null || entry.order.vendorId === outletId),
          );
          const toMajor = (minor: bigint) => Number(minor) / unitOf(currency);
          let fees = 0n;
          let discounts = 0n;
          let cash = 0n;
          let refunds = 0n;
          let costs = 0n;
          for (const { order: each, minor } of own) {
            const hasFailed = ['STALLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED'].includes(each.status);
            const isReturned = ['RETURN_INITIATED', 'RETURNED_TO_VENDOR'].includes(each.status);
            const isCancelled = each.status === 'CANCELLED';
            if (!hasFailed) fees += BigInt(minor.fee);
            if (!hasFailed && !isCancelled) discounts += BigInt(minor.discount);
            if (!hasFailed && !isCancelled && !isReturned && each.paymentMethod === 'CASH_ON_DELIVERY')
              cash += BigInt(minor.amount);
            if (isCancelled) {
              costs += BigInt(minor.cost);
              if (minor.fee > minor.cost) refunds += BigInt(minor.fee - minor.cost);
            }
          }
          expect(amounts).toEqual({
            fees: toMajor(fees),
            discounts: toMajor(discounts),
            cash: toMajor(cash),
            refunds: toMajor(refunds),
            'cancellation-fees': toMajor(costs),
          });
          expect(due).toBe(toMajor(fees - refunds));
        }
      }),
    );
  });

  it('adds up each figure from exactly the orders that are part of it', () => {
    fc.assert(
      fc.property(orders, (entries) => {
        const all = entries.map((entry) => entry.order);
        for (const line of buildDaySheet(all, currencyOf))
          for (const figure of sheetFigures) {
            const part = all.filter((each) => isPartOf(each, { ...line, figure }, currencyOf));
            const again = buildDaySheet(part, currencyOf).findLast(
              ({ currency }) => currency === line.currency,
            );
            if (figure === 'orders') expect(part).toHaveLength(line.orders);
            else expect(again?.amounts[figure] ?? 0).toBe(line.amounts[figure]);
          }
      }),
    );
  });
});
