import type { PublicOrder, PublicReceipt } from '@saddlebag/domain/public-pages';
import { DescriptionList } from '@saddlebag/ui/description-list';
import { ReceiptIcon } from '@saddlebag/ui/icon';
import { actionClass } from '../shell/action-class.ts';
import { usePageFormat, usePageT } from '../shell/page-i18n.tsx';
import { Amounts } from './amounts.tsx';
import { Proofs } from './proofs.tsx';

interface ReceiptProps {
  readonly order: PublicOrder;
  readonly receipt: PublicReceipt;
}

/** The finished receipt: what, where, when, how much, and the photos of the rider. */
export function Receipt({ order, receipt }: ReceiptProps) {
  const t = usePageT();
  const format = usePageFormat(order.country);
  const timeOf = (instant: number) => format.formatDateTime(instant, order.timeZone);
  const end = order.phase === 'returned' ? 'returned' : 'delivered';

  return (
    <article data-slot="receipt" className="flex flex-col gap-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="font-display text-2xl">{t('public.title.receipt')}</h1>
          <p className="text-muted">
            {t('receipt.order')} <bdi>{receipt.orderId}</bdi>
          </p>
        </div>
        <button type="button" className={`${actionClass} shrink-0`} onClick={() => window.print()}>
          <ReceiptIcon />
          {t('receipt.print')}
        </button>
      </div>
      <DescriptionList.Root>
        <DescriptionList.Item term={t('receipt.from')}>
          <bdi>{order.pickUp.name}</bdi>
        </DescriptionList.Item>
        <DescriptionList.Item term={end === 'delivered' ? t('receipt.to') : t('public.destination')}>
          <bdi>{order.destination.address}</bdi>
        </DescriptionList.Item>
      </DescriptionList.Root>
      <Amounts order={order} receipt={receipt} />
      <section className="flex flex-col gap-2">
        <h2 className="text-lg">{t('receipt.times')}</h2>
        <DescriptionList.Root>
          <DescriptionList.Item term={t('receipt.ordered')}>{timeOf(receipt.createdAt)}</DescriptionList.Item>
          {receipt.collectedAt !== null && (
            <DescriptionList.Item term={t('receipt.collected')}>
              {timeOf(receipt.collectedAt)}
            </DescriptionList.Item>
          )}
          <DescriptionList.Item term={t(`receipt.${end}`)}>{timeOf(receipt.endedAt)}</DescriptionList.Item>
        </DescriptionList.Root>
      </section>
      <Proofs proofs={receipt.proofs} />
    </article>
  );
}
