import { useUnit } from 'effector-react';
import { $hasNoPaymentMethod, paymentErrorTexts } from '@saddlebag/domain/payment-methods';
import { useT } from '@saddlebag/domain/react';
import { Callout } from '@saddlebag/ui/callout';

/** Explains that no payment method is available. */
export function PaymentNotes() {
  const t = useT();
  const hasNoPaymentMethod = useUnit($hasNoPaymentMethod);

  if (!hasNoPaymentMethod) return null;
  return <Callout tone="danger">{t(paymentErrorTexts['error.no-payment-method-available'])}</Callout>;
}
