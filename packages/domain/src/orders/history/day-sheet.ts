import type { Order } from '../../api/index.ts';
import { fromMinor, toMinor } from '../../platform/money/index.ts';
import { statusGroups } from '../order-book/index.ts';
import { moneyFigures, type MoneyFigure, type SheetCell } from './sheet-cell.ts';

/** The figures of one outlet, or of all outlets with the same currency. */
export interface SheetLine {
  /** Null for the total of all outlets with this currency. */
  readonly outletId: string | null;
  readonly outletName: string | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly orders: number;
  /** Amounts in the currency's major unit, exact to its smallest unit. */
  readonly amounts: Readonly<Record<MoneyFigure, number>>;
  /** What the vendor pays: the fees without the refunds. */
  readonly due: number;
}

/** Returns the currency (ISO 4217) of a vendor. */
type CurrencyOf = (vendorId: string) => string;

/** Cash that no rider brings: the order was cancelled, or it goes back to the vendor. */
const isNotCollected = ({ status }: Order): boolean =>
  statusGroups.cancelled.has(status) || status === 'RETURN_INITIATED' || status === 'RETURNED_TO_VENDOR';

/**
 * Returns what an order adds to each figure, in minor units. Orders that failed before a rider was requested
 * have no fee. A cancelled order returns its fee, except what the cancellation cost. If the service does not
 * say what it cost, it cost nothing.
 */
const minorAmountsOf = (order: Order, currency: string): Readonly<Record<MoneyFigure, number>> => {
  const isCancelled = statusGroups.cancelled.has(order.status);
  const fee = toMinor(order.deliveryFee, currency);
  const cost = toMinor(order.cancellation?.fee ?? 0, currency);
  return {
    fees: isCancelled && order.status !== 'CANCELLED' ? 0 : fee,
    discounts: isCancelled ? 0 : toMinor(order.discount, currency),
    cash:
      order.paymentMethod === 'CASH_ON_DELIVERY' && !isNotCollected(order)
        ? toMinor(order.amount, currency)
        : 0,
    refunds: order.status === 'CANCELLED' ? Math.max(0, fee - cost) : 0,
    'cancellation-fees': cost,
  };
};

/** Returns what the vendor pays for an order, in minor units: its fee without the refund. */
export const dueMinorOf = (order: Order, currency: string): number => {
  const { fees, refunds } = minorAmountsOf(order, currency);
  return fees - refunds;
};

/** True if an order is part of a figure: it is counted there, or adds an amount to it. */
export const isPartOf = (
  order: Order,
  { figure, outletId, currency }: SheetCell,
  currencyOf: CurrencyOf,
): boolean => {
  if (currencyOf(order.vendorId) !== currency) return false;
  if (outletId !== null && order.vendorId !== outletId) return false;
  return figure === 'orders' || minorAmountsOf(order, currency)[figure] !== 0;
};

const toLine = (
  orders: readonly Order[],
  { outletId, currency }: Pick<SheetLine, 'outletId' | 'currency'>,
): SheetLine => {
  const minor: Record<MoneyFigure, number> = {
    fees: 0,
    discounts: 0,
    cash: 0,
    refunds: 0,
    'cancellation-fees': 0,
  };
  for (const order of orders) {
    const amounts = minorAmountsOf(order, currency);
    for (const figure of moneyFigures) minor[figure] += amounts[figure];
  }
  return {
    outletId,
    outletName: outletId === null ? null : (orders[0]?.outletName ?? null),
    currency,
    orders: orders.length,
    amounts: {
      fees: fromMinor(minor.fees, currency),
      discounts: fromMinor(minor.discounts, currency),
      cash: fromMinor(minor.cash, currency),
      refunds: fromMinor(minor.refunds, currency),
      'cancellation-fees': fromMinor(minor['cancellation-fees'], currency),
    },
    due: fromMinor(minor.fees - minor.refunds, currency),
  };
};

const groupBy = (orders: readonly Order[], keyOf: (order: Order) => string): Map<string, Order[]> => {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const key = keyOf(order);
    const group = groups.get(key);
    if (group) group.push(order);
    else groups.set(key, [order]);
  }
  return groups;
};

/**
 * Adds up orders per outlet and currency. After the outlets of a currency follows their total, if there are
 * several. Sorts currencies by code, and outlets by id.
 */
export const buildDaySheet = (orders: readonly Order[], currencyOf: CurrencyOf): readonly SheetLine[] => {
  const byCurrency = groupBy(orders, ({ vendorId }) => currencyOf(vendorId));
  return [...byCurrency.keys()].sort().flatMap((currency) => {
    const ofCurrency = byCurrency.get(currency) ?? [];
    const byOutlet = groupBy(ofCurrency, ({ vendorId }) => vendorId);
    const lines = [...byOutlet.keys()]
      .sort()
      .map((outletId) => toLine(byOutlet.get(outletId) ?? [], { outletId, currency }));
    return lines.length > 1 ? [...lines, toLine(ofCurrency, { outletId: null, currency })] : lines;
  });
};
