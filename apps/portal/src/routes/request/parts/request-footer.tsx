import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $quote, $submission } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { startOverPressed } from '../model.ts';
import { QuoteSummary } from './quote-summary.tsx';

/** What it costs, when it arrives, and the one button that sends the rider. Stays in reach while the form scrolls. */
export function RequestFooter() {
  const t = useT();
  const format = useFormat();
  const [quote, submission, market, startOver] = useUnit([$quote, $submission, $market, startOverPressed]);
  const isBusy = submission.status === 'sending' || submission.status === 'checking';
  const label =
    quote.fee === null
      ? t('request.submit')
      : t('request.submit-with-fee', { fee: format.formatMoney(quote.fee, market.currency) });

  return (
    <footer
      data-slot="request-footer"
      className="sticky bottom-0 z-nav flex flex-col gap-3 border-t border-border bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-8 lg:pb-5"
    >
      <QuoteSummary />
      {submission.status === 'checking' && (
        <p role="status" className="rounded-card bg-info-subtle p-3 text-sm text-on-info-subtle">
          <strong className="block">{t('request.checking-title')}</strong>
          {t('request.checking-body')}
        </p>
      )}
      <div className="flex items-center gap-3">
        <Button variant="ghost" disabled={isBusy} onClick={() => startOver()}>
          {t('request.clear')}
        </Button>
        <Button
          type="submit"
          size="lg"
          className="flex-1"
          loading={isBusy}
          loadingLabel={t('request.sending')}
        >
          {label}
        </Button>
      </div>
    </footer>
  );
}
