import type { Order } from '../../api/index.ts';
import type { Market } from '../../contracts/index.ts';
import type { Translate } from '../../platform/i18n/index.ts';
import { minorUnits } from '../../platform/money/index.ts';
import { formatClock, localTimeOf } from '../../platform/time/index.ts';
import { labelOf } from '../order-book/index.ts';
import { dayOf } from './days.ts';

/** The payment methods that have a text. The service may know others. */
const paymentKeys: ReadonlyMap<string, string> = new Map(
  ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'].map((method) => [
    method,
    `history.payment.${method}`,
  ]),
);

/** Returns the translated payment method, or the service's own word for an unknown one. */
export const paymentTextOf = (t: Translate, method: string): string => {
  const key = paymentKeys.get(method);
  return key === undefined ? method : t(key);
};

/** The language, time zone and currency of an export. */
interface ExportStyle {
  readonly t: Translate;
  readonly market: Pick<Market, 'timeZone' | 'currency'>;
  /** Unix milliseconds. */
  readonly now: number;
}

/** Formats a time so that spreadsheets of every language can sort it: `2026-11-21 18:05`. */
const formatSortable = (instant: number, timeZone: string): string => {
  const { hour, minute } = localTimeOf(instant, timeZone);
  return `${dayOf(instant, timeZone)} ${formatClock(hour, minute)}`;
};

interface ExportColumn {
  readonly header: string;
  readonly cellOf: (order: Order) => string;
}

/** Builds the rows of an export: the headers, then one row per order. */
export const toOrderRows = (
  orders: readonly Order[],
  { t, market: { timeZone, currency }, now }: ExportStyle,
): readonly (readonly string[])[] => {
  const money = (amount: number) => amount.toFixed(minorUnits(currency));
  const time = (instant: number) => formatSortable(instant, timeZone);
  const endOf = ({ history }: Order) => history.findLast(({ status }) => status === 'DELIVERED');
  const columns: readonly ExportColumn[] = [
    { header: t('history.column.order'), cellOf: ({ id }) => id },
    { header: `${t('history.column.date')} (${timeZone})`, cellOf: ({ createdAt }) => time(createdAt) },
    { header: t('history.column.status'), cellOf: (order) => t(labelOf(order, now)) },
    { header: t('history.column.customer'), cellOf: ({ customer }) => customer.name },
    { header: t('history.column.phone'), cellOf: ({ customer }) => customer.phoneNumber },
    { header: t('history.column.address'), cellOf: ({ customer }) => customer.address },
    { header: t('history.column.payment'), cellOf: (order) => paymentTextOf(t, order.paymentMethod) },
    { header: `${t('history.column.amount')} (${currency})`, cellOf: ({ amount }) => money(amount) },
    { header: `${t('history.column.fee')} (${currency})`, cellOf: ({ deliveryFee }) => money(deliveryFee) },
    { header: t('history.column.outlet'), cellOf: ({ outletName }) => outletName ?? '' },
    {
      header: `${t('history.column.delivered')} (${timeZone})`,
      cellOf: (order) => {
        const end = endOf(order);
        return end ? time(end.at) : '';
      },
    },
    { header: t('history.column.description'), cellOf: ({ description }) => description },
  ];
  return [
    columns.map(({ header }) => header),
    ...orders.map((order) => columns.map(({ cellOf }) => cellOf(order))),
  ];
};
