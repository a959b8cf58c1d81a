import { useGate, useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { $hasUnfinishedPayment } from '@saddlebag/domain/payment-methods';
import { $duePayment } from '@saddlebag/domain/request';
import { lazyScreen } from '../../../lazy-screen.tsx';
import { PaymentGate } from './payment.model.ts';

const PaymentStep = lazyScreen(async () => (await import('./payment-step.tsx')).PaymentStep);

/** Lets the request hear of the ways to pay, and brings the step in which one pays when there is something to pay or to find out. */
export function PaymentHost() {
  useGate(PaymentGate);
  const [due, hasUnfinished] = useUnit([$duePayment, $hasUnfinishedPayment]);
  // What the bank's way back names is looked up; it is believed to be nothing more than a name.
  const returned = new URLSearchParams(useSearch()).get('payment');

  if (due === null && !hasUnfinished && returned === null) return null;
  return (
    <Suspense>
      <PaymentStep returned={returned} />
    </Suspense>
  );
}
