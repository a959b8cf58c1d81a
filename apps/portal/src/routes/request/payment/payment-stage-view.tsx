import { useUnit } from 'effector-react';
import {
  $paymentSummary,
  $stage,
  bankPageRequested,
  cancelRequested,
  paymentRestarted,
  paymentRetried,
} from '@saddlebag/domain/payment';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $duePayment } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';
import { Spinner } from '@saddlebag/ui/spinner';
import { CardForm } from './card-form.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

/** The content for the stage of the payment: a form, an action or a progress message. */
export function PaymentStageView() {
  const t = useT();
  const format = useFormat();
  const [stage, duePayment, bill, market] = useUnit([$stage, $duePayment, $paymentSummary, $market]);
  const [openBank, cancel, retry, restart] = useUnit([
    bankPageRequested,
    cancelRequested,
    paymentRetried,
    paymentRestarted,
  ]);

  switch (stage) {
    case 'choosing':
    case 'confirming':
      return <CardForm />;
    case 'checking':
      return (
        <Callout role="status" title={t('payment.checking-title')}>
          {t('payment.checking-body')}
        </Callout>
      );
    case 'challenged':
      return (
        <>
          <Callout title={t('payment.bank-title')}>{t('payment.bank-body')}</Callout>
          <Button size="lg" block onClick={() => openBank()}>
            {t('payment.bank-go')}
          </Button>
          <Button variant="ghost" block onClick={() => cancel()}>
            {t('payment.cancel')}
          </Button>
        </>
      );
    case 'refunded':
      return (
        <PaymentOutcome tone="warning" role="alert" title={t('payment.refunded-title')}>
          {t('payment.refunded-body', { fee: format.formatMoney(bill?.amount ?? 0, market.currency) })}
        </PaymentOutcome>
      );
    case 'failed':
      return (
        <Button variant="secondary" size="lg" block onClick={() => (duePayment ? retry() : restart())}>
          {t('action.retry')}
        </Button>
      );
    default:
      return (
        <div className="flex justify-center py-8">
          <Spinner label={t(stage === 'cancelling' ? 'payment.cancelling' : 'payment.loading')} />
        </div>
      );
  }
}
