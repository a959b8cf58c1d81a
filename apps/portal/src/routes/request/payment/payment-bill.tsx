import { useUnit } from 'effector-react';
import { $paymentSummary } from '@saddlebag/domain/payment';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { DescriptionList } from '@saddlebag/ui/description-list';

/** The fee to pay and the address of the delivery. */
export function PaymentBill() {
  const t = useT();
  const format = useFormat();
  const [bill, market] = useUnit([$paymentSummary, $market]);
  if (!bill) return null;

  return (
    <DescriptionList.Root>
      {bill.address && (
        <DescriptionList.Item term={t('payment.deliver-to')}>
          <span dir="auto">{bill.address}</span>
        </DescriptionList.Item>
      )}
      <DescriptionList.Item term={t('payment.fee')}>
        <strong data-slot="payment-fee" className="text-xl tabular-nums">
          {format.formatMoney(bill.amount, market.currency)}
        </strong>
      </DescriptionList.Item>
    </DescriptionList.Root>
  );
}
