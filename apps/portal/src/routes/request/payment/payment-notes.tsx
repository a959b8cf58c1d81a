import { useUnit } from 'effector-react';
import { $isPaidAtPickup, $hasNoPaymentMethod, paymentErrorTexts } from '@saddlebag/domain/payment-methods';
import { useT } from '@saddlebag/domain/react';
import { $paymentMethod } from '@saddlebag/domain/request';
import { Callout } from '@saddlebag/ui/callout';

/** Explains that no payment method is available, or that the rider pays at pick-up. */
export function PaymentNotes() {
  const t = useT();
  const [hasNoPaymentMethod, isPaidAtPickup, method] = useUnit([
    $hasNoPaymentMethod,
    $isPaidAtPickup,
    $paymentMethod,
  ]);

  if (hasNoPaymentMethod) {
    return <Callout tone="danger">{t(paymentErrorTexts['error.no-payment-method-available'])}</Callout>;
  }
  if (isPaidAtPickup && method === 'CASH_ON_DELIVERY')
    return <p className="text-xs text-muted">{t('payment.paid-at-pickup')}</p>;
  return null;
}
