import type { BulkOrder } from '@saddlebag/domain/bulk-job';
import { problemOfRowError } from '@saddlebag/domain/bulk-rows';
import { shownPaymentMethod, type Flags } from '@saddlebag/domain/contracts';
import type { Formatters } from '@saddlebag/domain/formats';
import type { Translate } from '@saddlebag/domain/i18n';
import type { TableColumn } from '@saddlebag/ui/data-table';
import { StatusBadge } from '@saddlebag/ui/status-badge';

interface ColumnContext {
  readonly t: Translate;
  readonly flags: Flags;
  readonly format: Formatters;
  readonly timeZone: string;
  readonly currency: string;
}

const tones = { READY: 'info', ERROR: 'danger', PLACED: 'success', FAILED: 'danger' } as const;

const namedMethods: readonly string[] = ['PAID', 'CASH_ON_DELIVERY', 'CASH_ON_PICKUP', 'ONLINE_PAYMENT'];

/** Returns the columns of the rows of a job (specification 001, section 3). */
export const rowColumns = ({
  t,
  flags,
  format,
  timeZone,
  currency,
}: ColumnContext): readonly TableColumn<BulkOrder>[] => [
  { id: 'number', header: t('bulk.row.number'), width: '3rem', cell: ({ rowNumber }) => rowNumber },
  {
    id: 'status',
    header: t('bulk.row.status'),
    width: '8rem',
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{t(`bulk.row.${status}`)}</StatusBadge>,
  },
  {
    id: 'error',
    header: t('bulk.row.error'),
    width: '11rem',
    cell: ({ errors }) =>
      errors.length === 0
        ? '–'
        : errors.map((error) => {
            const { key, params } = problemOfRowError(error);
            return (
              <span key={`${error.column} ${key}`} className="block text-sm text-danger-text">
                {t(key, params)}
              </span>
            );
          }),
  },
  {
    id: 'collection-point',
    header: t('bulk.row.collection-point'),
    cell: ({ collectionPoint }) => <bdi>{collectionPoint}</bdi>,
  },
  {
    id: 'customer',
    header: t('bulk.row.customer'),
    cell: ({ customerName, phoneNumber }) => (
      <>
        <bdi className="block">{customerName}</bdi>
        <bdi className="block text-sm text-muted">{phoneNumber}</bdi>
      </>
    ),
  },
  {
    id: 'address',
    header: t('bulk.row.address'),
    width: '12rem',
    cell: ({ address, foundAddress }) => (
      <>
        <bdi className="block">{address}</bdi>
        {foundAddress !== null && (
          <span className="block text-sm text-muted">{t('bulk.row.found', { address: foundAddress })}</span>
        )}
      </>
    ),
  },
  {
    id: 'payment',
    header: t('bulk.row.payment'),
    cell: ({ paymentMethod }) => {
      const shown = shownPaymentMethod(paymentMethod, flags);
      return namedMethods.includes(shown) ? t(`bulk.row.payment-${shown}`) : <bdi>{paymentMethod}</bdi>;
    },
  },
  {
    id: 'delivery',
    header: t('bulk.row.delivery'),
    cell: ({ preorderedFor }) =>
      preorderedFor === null ? t('bulk.row.instant') : format.formatDateTime(preorderedFor, timeZone),
  },
  {
    id: 'fee',
    header: t('bulk.row.fee'),
    align: 'end',
    cell: ({ deliveryFee }) => (deliveryFee === null ? '–' : format.formatMoney(deliveryFee, currency)),
  },
];
