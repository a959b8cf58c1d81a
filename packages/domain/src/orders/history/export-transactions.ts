import type { Order } from '../../api/index.ts';
import type { KnownOrderStatus } from '../../contracts/index.ts';
import { statusGroups } from '../order-book/index.ts';
import type { ExportRows } from './export-cell.ts';
import { deliveredAt, toAmountCell, toTimeCell, type ExportStyle } from './order-rows.ts';

/** The kinds of movements. */
type TransactionKind = 'fee' | 'discount' | 'cancellation-fee' | 'refund' | 'cash';

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

/** Statuses of orders that do not reach the customer, so the rider collects no cash. */
const returnStatuses: ReadonlySet<string> = new Set<KnownOrderStatus>([
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
]);

const cancelledAt = ({ history, updatedAt }: Order): number =>
  history.findLast(({ status }) => status === 'CANCELLED')?.at ?? updatedAt;

/**
 * Returns the movements of money of an order, oldest first, without those of 0. A cancelled order gets its fee
 * back and pays the cancellation fee. The time of the cash is the delivery, or the request before that.
 */
export const transactionsOf = (order: Order): readonly Transaction[] => {
  const { status, createdAt, deliveryFee, discount, cancellation } = order;
  if (unchargedStatuses.has(status)) return [];
  const collectsCash =
    order.paymentMethod === 'CASH_ON_DELIVERY' &&
    !statusGroups.cancelled.has(status) &&
    !returnStatuses.has(status);
  const movements: readonly (Transaction | false)[] = [
    { kind: 'fee', at: createdAt, amount: -(deliveryFee + discount) },
    { kind: 'discount', at: createdAt, amount: discount },
    status === 'CANCELLED' && { kind: 'refund', at: cancelledAt(order), amount: deliveryFee },
    cancellation !== null && {
      kind: 'cancellation-fee',
      at: cancelledAt(order),
      amount: -(cancellation.fee ?? 0),
    },
    collectsCash && { kind: 'cash', at: deliveredAt(order) ?? createdAt, amount: order.amount },
  ];
  return movements.filter((movement): movement is Transaction => movement !== false && movement.amount !== 0);
};

/** Builds the rows of the transactions: the headers, then one row for each movement of money. */
export const toTransactionRows = (
  orders: readonly Order[],
  { t, market: { timeZone, currency } }: ExportStyle,
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
    transactionsOf(order).map(({ kind, at, amount }) => [
      order.id,
      toTimeCell(at, timeZone),
      t(`history.transaction.${kind}`),
      toAmountCell(amount, currency),
      currency,
      order.outletName ?? '',
    ]),
  ),
];
