import { useGate, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $canLeavePayment, $isPaymentOpen, $paymentError, paymentLeft } from '@saddlebag/domain/payment';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { ChevronStartIcon } from '@saddlebag/ui/icon';
import { HistoryEntry } from '../../../widgets/history-entry/index.ts';
import { PaymentBill } from './payment-bill.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentStageView } from './payment-stage-view.tsx';
import { PaymentStepGate } from './payment-step.model.ts';
import { urlWithoutPayment } from './url-without-payment.ts';

/** The last step of a request, in which the vendor pays the fee by card. It replaces the form. */
export function PaymentStep({ returnedPaymentId }: { returnedPaymentId: string | null }) {
  useGate(PaymentStepGate, { returnedPaymentId });
  return useUnit($isPaymentOpen) ? <OpenPayment /> : null;
}

function OpenPayment() {
  const t = useT();
  const [canLeave, error, leave] = useUnit([$canLeavePayment, $paymentError, paymentLeft]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // After returning to the details, focus the button that opened this step.
    return () =>
      document.querySelector<HTMLElement>('[data-slot=request-footer] button[type=submit]')?.focus();
  }, []);

  return (
    <section
      data-slot="payment-step"
      aria-labelledby="payment-title"
      className="flex min-h-0 flex-col gap-6 overflow-y-auto bg-surface px-5 pt-6 pb-8 lg:border-e lg:border-border lg:px-8 lg:pt-8"
    >
      <HistoryEntry
        name="payment"
        urlBelow={urlWithoutPayment(window.location.href)}
        onBack={() => canLeave && leave()}
      />
      <header className="flex flex-col items-start gap-3">
        {canLeave && (
          <Button
            variant="ghost"
            size="sm"
            startIcon={<ChevronStartIcon size={18} />}
            onClick={() => leave()}
          >
            {t('payment.back')}
          </Button>
        )}
        <h1 id="payment-title" ref={heading} tabIndex={-1} className="text-2xl focus-visible:outline-none">
          {t('payment.title')}
        </h1>
        <p className="text-muted">{t('payment.lead')}</p>
      </header>
      <PaymentBill />
      {error && <PaymentOutcome tone="danger">{t(error)}</PaymentOutcome>}
      <PaymentStageView />
    </section>
  );
}
