import type { Order } from '@saddlebag/domain/api';
import type { Flags } from '@saddlebag/domain/contracts';
import { paymentTextOf, type HistoryColumn } from '@saddlebag/domain/history';
import type { Formatters } from '@saddlebag/domain/formats';
import type { Translate } from '@saddlebag/domain/i18n';
import { labelOf, rankOf, statusTones } from '@saddlebag/domain/orders';
import type { TableColumn } from '@saddlebag/ui/data-table';
import { StatusBadge } from '@saddlebag/ui/status-badge';
import { CellText } from './cell-text.tsx';

/** What the cells need besides their order. */
interface ColumnContext {
  readonly t: Translate;
  readonly flags: Flags;
  readonly format: Formatters;
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Unix milliseconds. */
  readonly now: number;
}

type ColumnDefinition = Omit<TableColumn<Order>, 'id' | 'header'>;

/** Returns the definition of every column. Their headers and ids are added by `orderColumns`. */
const definitionsOf = ({
  t,
  flags,
  format,
  timeZone,
  currency,
  now,
}: ColumnContext): Readonly<Record<HistoryColumn, ColumnDefinition>> => {
  const collator = new Intl.Collator(format.locale);
  const byText = (textOf: (order: Order) => string) => (one: Order, other: Order) =>
    collator.compare(textOf(one), textOf(other));
  const moneyColumn = (amountOf: (order: Order) => number): ColumnDefinition => ({
    align: 'end',
    width: '5.5rem',
    compare: (one, other) => amountOf(one) - amountOf(other),
    cell: (order) => <bdi>{format.formatMoney(amountOf(order), currency)}</bdi>,
  });
  return {
    order: {
      isRowHeader: true,
      width: '8rem',
      compare: byText(({ id }) => id),
      cell: ({ id }) => <bdi className="tabular-nums">{id}</bdi>,
    },
    date: {
      width: '11.5rem',
      compare: (one, other) => one.createdAt - other.createdAt,
      cell: ({ createdAt }) => (
        <time dateTime={new Date(createdAt).toISOString()} className="text-sm whitespace-nowrap tabular-nums">
          {format.formatDateTime(createdAt, timeZone)}
        </time>
      ),
    },
    status: {
      card: 'subtitle',
      width: '8rem',
      compare: (one, other) => rankOf(one.status) - rankOf(other.status),
      cell: (order) => (
        <StatusBadge tone={statusTones[order.status]} className="whitespace-nowrap">
          {t(labelOf(order, now))}
        </StatusBadge>
      ),
    },
    customer: {
      width: '8.5rem',
      compare: byText(({ customer }) => customer.name),
      cell: ({ customer }) => <CellText text={customer.name} />,
    },
    phone: {
      width: '8.5rem',
      compare: byText(({ customer }) => customer.phoneNumber),
      cell: ({ customer }) => (
        <bdi dir="ltr" className="text-sm whitespace-nowrap tabular-nums">
          {customer.phoneNumber}
        </bdi>
      ),
    },
    address: {
      width: '9rem',
      compare: byText(({ customer }) => customer.address),
      cell: ({ customer }) => <CellText text={customer.address} />,
    },
    payment: {
      width: '8.5rem',
      compare: byText((order) => paymentTextOf(t, order, flags)),
      cell: (order) => <CellText isSmall text={paymentTextOf(t, order, flags)} />,
    },
    amount: moneyColumn(({ amount }) => amount),
    fee: moneyColumn(({ deliveryFee }) => deliveryFee),
    outlet: {
      width: '9rem',
      compare: byText(({ outletName }) => outletName ?? ''),
      cell: ({ outletName }) => outletName && <CellText text={outletName} />,
    },
  };
};

/** Returns these columns of the table, in this order. */
export const orderColumns = (
  ids: readonly HistoryColumn[],
  context: ColumnContext,
): readonly TableColumn<Order>[] => {
  const definitions = definitionsOf(context);
  return ids.map((id) => ({
    ...definitions[id],
    id,
    header: context.t(`history.column.${id}`),
    sortable: true,
  }));
};
