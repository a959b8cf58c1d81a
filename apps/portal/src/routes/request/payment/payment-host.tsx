import { useGate, useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { $hasUnfinishedPayment } from '@saddlebag/domain/payment-methods';
import { $duePayment } from '@saddlebag/domain/request';
import { lazyScreen } from '../../../lazy-screen.tsx';
import { PaymentGate } from './payment.model.ts';

const PaymentStep = lazyScreen(async () => (await import('./payment-step.tsx')).PaymentStep);

/**
 * Enables online payment methods. Shows the payment step when a payment is due, when one is unfinished, or
 * when the bank redirects back.
 */
export function PaymentHost() {
  useGate(PaymentGate);
  const [duePayment, hasUnfinished] = useUnit([$duePayment, $hasUnfinishedPayment]);
  // Untrusted input, used only to look up a payment.
  const returnedPaymentId = new URLSearchParams(useSearch()).get('payment');

  if (duePayment === null && !hasUnfinished && returnedPaymentId === null) return null;
  return (
    <Suspense>
      <PaymentStep returnedPaymentId={returnedPaymentId} />
    </Suspense>
  );
}
