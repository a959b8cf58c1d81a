import type { Order } from '../../api/index.ts';
import { shownPaymentMethod, type Flags, type Market } from '../../contracts/index.ts';
import type { Translate } from '../../platform/i18n/index.ts';
import { fromMinor, minorUnits, toMinor } from '../../platform/money/index.ts';
import { formatClock, localTimeOf } from '../../platform/time/index.ts';
import { labelOf } from '../order-book/index.ts';
import { dayOf } from './days.ts';
import type { ExportCell, ExportRows } from './export-cell.ts';

/** The payment methods that have a text. The service may know others. */
const paymentKeys: ReadonlyMap<string, string> = new Map(
  ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'CASH_ON_PICKUP', 'PAYMENT_ON_DELIVERY'].map((method) => [
    method,
    `history.payment.${method}`,
  ]),
);

/** Returns the translated payment method of an order, or the service's own word for an unknown one. */
export const paymentTextOf = (
  t: Translate,
  { paymentMethod }: Pick<Order, 'paymentMethod'>,
  flags: Pick<Flags, 'PayAtPickup'>,
): string => {
  const key = paymentKeys.get(shownPaymentMethod(paymentMethod, flags));
  return key === undefined ? paymentMethod : t(key);
};

/** The language, flags, time zone and currency of an export. */
export interface ExportStyle {
  readonly t: Translate;
  readonly flags: Pick<Flags, 'PayAtPickup'>;
  readonly market: Pick<Market, 'timeZone' | 'currency'>;
  /** Unix milliseconds. */
  readonly now: number;
}

/**
 * Builds the cell of an instant in unix milliseconds. Uses the 24-hour clock in every market, unlike the screens,
 * because programs read and sort the files.
 */
export const toTimeCell = (instant: number, timeZone: string): ExportCell => {
  const { hour, minute } = localTimeOf(instant, timeZone);
  return { localTime: `${dayOf(instant, timeZone)} ${formatClock(hour, minute)}` };
};

/** Builds the cell of an amount in major units, rounded to the decimals of the currency (ISO 4217). */
export const toAmountCell = (amount: number, currency: string): ExportCell => ({
  amount: fromMinor(toMinor(amount, currency), currency),
  decimals: minorUnits(currency),
});

/** Returns when an order was delivered, in unix milliseconds. Undefined before that. */
export const deliveredAt = ({ history }: Order): number | undefined =>
  history.findLast(({ status }) => status === 'DELIVERED')?.at;

interface ExportColumn {
  readonly header: string;
  readonly cellOf: (order: Order) => ExportCell;
}

/** Builds the rows of an export: the headers, then one row per order. */
export const toOrderRows = (
  orders: readonly Order[],
  { t, flags, market: { timeZone, currency }, now }: ExportStyle,
): ExportRows => {
  const money = (amount: number) => toAmountCell(amount, currency);
  const time = (instant: number) => toTimeCell(instant, timeZone);
  const columns: readonly ExportColumn[] = [
    { header: t('history.column.order'), cellOf: ({ id }) => id },
    { header: `${t('history.column.date')} (${timeZone})`, cellOf: ({ createdAt }) => time(createdAt) },
    { header: t('history.column.status'), cellOf: (order) => t(labelOf(order, now)) },
    { header: t('history.column.customer'), cellOf: ({ customer }) => customer.name },
    { header: t('history.column.phone'), cellOf: ({ customer }) => customer.phoneNumber },
    { header: t('history.column.address'), cellOf: ({ customer }) => customer.address },
    { header: t('history.column.payment'), cellOf: (order) => paymentTextOf(t, order, flags) },
    { header: `${t('history.column.amount')} (${currency})`, cellOf: ({ amount }) => money(amount) },
    { header: `${t('history.column.fee')} (${currency})`, cellOf: ({ deliveryFee }) => money(deliveryFee) },
    { header: t('history.column.outlet'), cellOf: ({ outletName }) => outletName ?? '' },
    {
      header: `${t('history.column.delivered')} (${timeZone})`,
      cellOf: (order) => {
        const instant = deliveredAt(order);
        return instant === undefined ? '' : time(instant);
      },
    },
    { header: t('history.column.description'), cellOf: ({ description }) => description },
  ];
  return [
    columns.map(({ header }) => header),
    ...orders.map((order) => columns.map(({ cellOf }) => cellOf(order))),
  ];
};
