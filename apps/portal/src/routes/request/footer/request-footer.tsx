import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $discountedFee, $quote, $submission } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { $isNextHeld } from '../model.ts';
import { FormFooter } from './form-footer.tsx';
import { QuoteSummary } from './quote-summary.tsx';

/** What it costs, when it arrives, and the one button that sends the rider, or leads to the next step. */
export function RequestFooter({ isLast }: { isLast: boolean }) {
  const t = useT();
  const format = useFormat();
  const [quote, discounted, submission, market] = useUnit([$quote, $discountedFee, $submission, $market]);
  const isNextHeld = useUnit($isNextHeld);
  const fee = discounted ?? quote.fee;
  const isBusy = submission.status === 'sending' || submission.status === 'checking';
  const label =
    fee === null
      ? t('request.submit')
      : t('request.submit-with-fee', { fee: format.formatMoney(fee, market.currency) });

  return (
    <FormFooter>
      <QuoteSummary />
      {submission.status === 'checking' && (
        <p role="status" className="rounded-card bg-info-subtle p-3 text-sm text-on-info-subtle">
          <strong className="block">{t('request.checking-title')}</strong>
          {t('request.checking-body')}
        </p>
      )}
      <Button
        type="submit"
        aria-describedby="quote"
        size="lg"
        block
        loading={isBusy || isNextHeld}
        loadingLabel={t(isBusy ? 'request.sending' : 'request.quote.checking')}
      >
        {isLast ? label : t('request.next')}
      </Button>
    </FormFooter>
  );
}
