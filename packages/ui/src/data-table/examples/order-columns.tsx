import { StatusBadge } from '../../status-badge/status-badge.tsx';
import type { StatusBadgeTone } from '../../status-badge/status-badge.variants.ts';
import type { TableColumn } from '../data-table.types.ts';
import type { Order } from './orders.ts';

const statusTones: Readonly<Record<Order['status'], StatusBadgeTone>> = {
  delivered: 'success',
  collected: 'info',
  cancelled: 'danger',
};
const statusNames = { delivered: 'Delivered', collected: 'Collected', cancelled: 'Cancelled' } as const;

const amountFormat = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const timeFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Columns of the order history. On a card, the order id and the status form the header. */
export const orderColumns: readonly TableColumn<Order>[] = [
  { id: 'id', header: 'Order', isRowHeader: true, cell: ({ id }) => id, width: '8.5rem' },
  {
    id: 'status',
    header: 'Status',
    card: 'subtitle',
    cell: ({ status }) => <StatusBadge tone={statusTones[status]}>{statusNames[status]}</StatusBadge>,
    width: '9rem',
  },
  {
    id: 'customer',
    header: 'Customer',
    sortable: true,
    compare: (a, b) => a.customer.localeCompare(b.customer, 'en'),
    cell: ({ customer }) => customer,
    width: '9rem',
  },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ phone }) => <bdi className="whitespace-nowrap">{phone}</bdi>,
    width: '10.5rem',
  },
  {
    id: 'created',
    header: 'Created',
    sortable: true,
    compare: (a, b) => a.createdAt.localeCompare(b.createdAt),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{timeFormat.format(new Date(createdAt))}</time>,
    width: '9rem',
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    sortable: true,
    compare: (a, b) => a.amount - b.amount,
    cell: ({ amount }) => <bdi>৳ {amountFormat.format(amount)}</bdi>,
    width: '8rem',
  },
];
