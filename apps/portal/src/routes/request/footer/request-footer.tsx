import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import {
  $discountedFee,
  $isDiscountPending,
  $paymentMethod,
  $quote,
  $submission,
} from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { $isNextStepPending, $isStepHeld } from '../model.ts';
import { SubmitFooter } from './submit-footer.tsx';

/**
 * The footer of the request form. Its button requests the rider, continues to the payment, or opens the next step on
 * small screens.
 */
export function RequestFooter({ isLastStep }: { isLastStep: boolean }) {
  const t = useT();
  const format = useFormat();
  const [quote, discounted, submission, market, method] = useUnit([
    $quote,
    $discountedFee,
    $submission,
    $market,
    $paymentMethod,
  ]);
  const [isNextStepPending, isHeld, isDiscountPending] = useUnit([
    $isNextStepPending,
    $isStepHeld,
    $isDiscountPending,
  ]);
  const fee = discounted ?? quote.fee;
  const isBusy = submission.status === 'sending' || submission.status === 'checking';
  // Nothing is sent for a fee that the vendor has not seen.
  const isFeePending = quote.status === 'checking' || isDiscountPending;
  const action = method === 'ONLINE_PAYMENT' ? 'payment.continue' : 'request.submit';
  const label =
    fee === null ? t(action) : t(`${action}-with-fee`, { fee: format.formatMoney(fee, market.currency) });

  return (
    <SubmitFooter
      label={isLastStep ? label : t('request.next')}
      held={isHeld}
      loading={isBusy || isNextStepPending || (isLastStep && isFeePending)}
      loadingLabel={t(isBusy ? 'request.sending' : 'request.quote.checking')}
    >
      {submission.status === 'checking' && (
        <p role="status" className="basis-full rounded-card bg-info-subtle p-3 text-sm text-on-info-subtle">
          <strong className="block">{t('request.checking-title')}</strong>
          {t('request.checking-body')}
        </p>
      )}
    </SubmitFooter>
  );
}
