import type { Order } from '../../api/index.ts';
import { shownPaymentMethod, type KnownOrderStatus } from '../../contracts/index.ts';
import { statusGroups } from '../order-book/index.ts';
import type { ExportRows } from './export-cell.ts';
import { deliveredAt, toAmountCell, toTimeCell, type ExportStyle } from './order-rows.ts';

/** The kinds of movements. */
type TransactionKind = 'fee' | 'discount' | 'cancellation-fee' | 'refund' | 'cash' | 'cash-at-pickup';

/** A movement of money of an order. */
export interface Transaction {
  readonly kind: TransactionKind;
  /** Unix milliseconds. */
  readonly at: number;
  /** In major units. Positive for money that the vendor receives, negative for money that it pays. */
  readonly amount: number;
}

/** Statuses of orders that were never charged, because their payment did not succeed or they failed. */
const unchargedStatuses: ReadonlySet<string> = new Set<KnownOrderStatus>([
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
  'STALLED',
]);

/**
 * Statuses of orders that do not reach the customer, so the rider collects no cash. Cash that the rider paid at
 * pick-up goes back with the items.
 */
const returnStatuses: ReadonlySet<string> = new Set<KnownOrderStatus>([
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
]);

const cancelledAt = ({ history, updatedAt }: Order): number =>
  history.findLast(({ status }) => status === 'CANCELLED')?.at ?? updatedAt;

/** Returns the kind and the time of an order's cash by how its payment method is shown. Undefined without cash. */
const cashOf = (order: Order, flags: ExportStyle['flags']): Omit<Transaction, 'amount'> | undefined => {
  const method = shownPaymentMethod(order.paymentMethod, flags);
  if (method === 'CASH_ON_DELIVERY') return { kind: 'cash', at: deliveredAt(order) ?? order.createdAt };
  if (method !== 'CASH_ON_PICKUP') return undefined;
  const pickedUp = order.history.find(({ status }) => status === 'PICKED_UP');
  return { kind: 'cash-at-pickup', at: pickedUp?.at ?? order.createdAt };
};

/**
 * Returns the movements of money of an order, oldest first, without those of 0. A cancelled order gets its fee
 * back and pays the cancellation fee. The time of the cash is the delivery or, with the flag `PayAtPickup`, the
 * pick-up. Before that, it is the request.
 */
export const transactionsOf = (order: Order, flags: ExportStyle['flags']): readonly Transaction[] => {
  const { status, createdAt, deliveryFee, discount, cancellation } = order;
  if (unchargedStatuses.has(status)) return [];
  const isCollected = !statusGroups.cancelled.has(status) && !returnStatuses.has(status);
  const cash = isCollected && cashOf(order, flags);
  const movements: readonly (Transaction | false | undefined)[] = [
    { kind: 'fee', at: createdAt, amount: -(deliveryFee + discount) },
    { kind: 'discount', at: createdAt, amount: discount },
    status === 'CANCELLED' && { kind: 'refund', at: cancelledAt(order), amount: deliveryFee },
    cancellation !== null && {
      kind: 'cancellation-fee',
      at: cancelledAt(order),
      amount: -(cancellation.fee ?? 0),
    },
    cash && { ...cash, amount: order.amount },
  ];
  return movements.filter((movement): movement is Transaction => !!movement && movement.amount !== 0);
};

/** Builds the rows of the transactions: the headers, then one row for each movement of money. */
export const toTransactionRows = (
  orders: readonly Order[],
  { t, flags, market: { timeZone, currency } }: ExportStyle,
): ExportRows => [
  [
    t('history.column.order'),
    `${t('history.transaction.time')} (${timeZone})`,
    t('history.transaction.kind'),
    t('history.column.amount'),
    t('history.transaction.currency'),
    t('history.column.outlet'),
  ],
  ...orders.flatMap((order) =>
    transactionsOf(order, flags).map(({ kind, at, amount }) => [
      order.id,
      toTimeCell(at, timeZone),
      t(`history.transaction.${kind}`),
      toAmountCell(amount, currency),
      currency,
      order.outletName ?? '',
    ]),
  ),
];
