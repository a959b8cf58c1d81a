import { fromMinor, toMinor } from '@saddlebag/domain/money';
import type { PublicOrder, PublicReceipt } from '@saddlebag/domain/public-pages';
import { DescriptionList } from '@saddlebag/ui/description-list';
import { usePageFormat, usePageT } from '../shell/page-i18n.tsx';

/** The amounts of a receipt, added in minor units, and the way of payment. */
export function Amounts({ order, receipt }: { order: PublicOrder; receipt: PublicReceipt }) {
  const t = usePageT();
  const { formatMoney } = usePageFormat(order.country);
  const { currency } = order;
  const { amount, deliveryFee, paymentMethod } = receipt;
  const total = fromMinor(toMinor(amount, currency) + toMinor(deliveryFee, currency), currency);
  const methodKey = `receipt.method-name.${paymentMethod}`;

  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t('receipt.amounts')}</h2>
      <DescriptionList.Root>
        <DescriptionList.Item term={t('receipt.items')}>
          <bdi>{formatMoney(amount, currency)}</bdi>
        </DescriptionList.Item>
        <DescriptionList.Item term={t('receipt.fee')}>
          <bdi>{formatMoney(deliveryFee, currency)}</bdi>
        </DescriptionList.Item>
        <DescriptionList.Item term={t('receipt.total')}>
          <strong>
            <bdi>{formatMoney(total, currency)}</bdi>
          </strong>
        </DescriptionList.Item>
        <DescriptionList.Item term={t('receipt.method')}>
          {t.has(methodKey) ? t(methodKey) : t('receipt.method-other')}
        </DescriptionList.Item>
      </DescriptionList.Root>
    </section>
  );
}
