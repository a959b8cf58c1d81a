import { useUnit } from 'effector-react';
import { shownPaymentMethod } from '@saddlebag/domain/contracts';
import { $flags } from '@saddlebag/domain/flags';
import { $hasNoPaymentMethod, paymentErrorTexts } from '@saddlebag/domain/payment-methods';
import { useT } from '@saddlebag/domain/react';
import { $paymentMethod } from '@saddlebag/domain/request';
import { Callout } from '@saddlebag/ui/callout';

/** Explains that no payment method is available, or that the rider pays at pick-up. */
export function PaymentNotes() {
  const t = useT();
  const [hasNoPaymentMethod, method, flags] = useUnit([$hasNoPaymentMethod, $paymentMethod, $flags]);

  if (hasNoPaymentMethod) {
    return <Callout tone="danger">{t(paymentErrorTexts['error.no-payment-method-available'])}</Callout>;
  }
  if (method && shownPaymentMethod(method, flags) === 'CASH_ON_PICKUP')
    return <p className="text-xs text-muted">{t('payment.paid-at-pickup')}</p>;
  return null;
}
