import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $discountedFee, $quote, $submission } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { $isNextHeld } from '../model.ts';
import { QuoteSummary } from './quote-summary.tsx';

/**
 * What it costs, when it arrives, and the one button that sends the rider, or leads to the next step. Stays in reach while
 * the form scrolls.
 */
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
    <footer
      data-slot="request-footer"
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-nav lg:bottom-0 flex flex-col gap-3 border-t border-border bg-surface px-5 pt-3 pb-3 lg:px-8 lg:pb-5"
    >
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
    </footer>
  );
}
