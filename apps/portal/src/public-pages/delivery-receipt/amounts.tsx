import type { PublicOrder, PublicReceipt } from '@saddlebag/domain/public-pages';
import { DescriptionList } from '@saddlebag/ui/description-list';
import { usePageFormat, usePageT } from '../shell/page-i18n.tsx';

/**
 * The value of the items, the way of payment, and what the recipient paid at the door. The delivery fee is
 * between the vendor and the courier service, so nothing is added up.
 */
export function Amounts({ order, receipt }: { order: PublicOrder; receipt: PublicReceipt }) {
  const t = usePageT();
  const { formatMoney } = usePageFormat(order.country);
  const { amount, paidToRider, paymentMethod } = receipt;
  const methodKey = `receipt.method-name.${paymentMethod}`;

  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t('receipt.amounts')}</h2>
      <DescriptionList.Root>
        <DescriptionList.Item term={t('receipt.items')}>
          <bdi>{formatMoney(amount, order.currency)}</bdi>
        </DescriptionList.Item>
        <DescriptionList.Item term={t('receipt.method')}>
          {t.has(methodKey) ? t(methodKey) : t('receipt.method-other')}
        </DescriptionList.Item>
        <DescriptionList.Item term={t('receipt.paid')}>
          <strong>
            <bdi>{formatMoney(paidToRider, order.currency)}</bdi>
          </strong>
        </DescriptionList.Item>
      </DescriptionList.Root>
    </section>
  );
}
