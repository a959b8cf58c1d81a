import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $discountedFee, $isScheduled, $quote, quoteRetried } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { Skeleton } from '@saddlebag/ui/skeleton';
import { lazyPart } from '../../../lazy-part.tsx';
import { DualPrice } from '../../../widgets/dual-price/index.ts';
import { quoteClass } from '../frame-class.ts';

const DiscountedFee = lazyPart(async () => (await import('../voucher/discounted-fee.tsx')).DiscountedFee);
const ScheduledTime = lazyPart(async () => (await import('../schedule/scheduled-time.tsx')).ScheduledTime);

/**
 * The fee and the delivery time of the quote, or why there is no quote yet.
 *
 * `scheduledAt`: the delivery time of an order that already has one, in unix milliseconds.
 */
export function QuoteSummary({ scheduledAt = null }: { scheduledAt?: number | null }) {
  const t = useT();
  const format = useFormat();
  const [quote, market, retry] = useUnit([$quote, $market, quoteRetried]);
  const [discountedFee, isScheduled] = useUnit([$discountedFee, $isScheduled]);
  const { fee, estimation, status } = quote;
  const amount = (value: number) => (
    <strong data-slot="quote-fee" className="text-xl tabular-nums">
      {format.formatMoney(value, market.currency)}
    </strong>
  );

  return (
    <div id="quote" data-slot="quote" data-status={status} role="status" className={quoteClass}>
      {status === 'none' && <p className="text-sm text-muted">{t('request.quote.waiting')}</p>}
      {status === 'checking' && (
        <>
          <span className="sr-only">{t('request.quote.checking')}</span>
          <Skeleton className="h-8 w-24 lg:w-16" />
          <Skeleton className="h-8 w-40 lg:w-24" />
        </>
      )}
      {status === 'undeliverable' && (
        <p className="text-sm text-danger-text">{t('request.quote.not-deliverable')}</p>
      )}
      {(status === 'failed' || status === 'no-price') && (
        <>
          <p className="text-sm text-danger-text">{t('request.quote.failed')}</p>
          <Button variant="secondary" size="sm" onClick={() => retry()}>
            {t('action.retry')}
          </Button>
        </>
      )}
      {status === 'ready' && fee !== null && (
        <>
          <p>
            <span className="block text-xs text-muted lg:sr-only">{t('request.quote.fee')}</span>
            {discountedFee === null ? (
              <>
                {amount(fee)}
                <DualPrice amount={fee} />
              </>
            ) : (
              <DiscountedFee fallback={amount(discountedFee)} />
            )}
          </p>
          {(isScheduled || scheduledAt !== null) && <ScheduledTime at={scheduledAt} />}
          {estimation && !isScheduled && scheduledAt === null && (
            <p className="min-w-0 text-end lg:text-start">
              <span className="block text-sm font-strong lg:text-xs">
                {t('request.quote.time', {
                  minutes: t('text.minutes', { count: estimation.deliveryMinutes }),
                })}
              </span>
              <span className="text-xs text-muted">
                {t('request.quote.distance', { distance: format.formatDistance(estimation.distanceMetres) })}
              </span>
            </p>
          )}
        </>
      )}
    </div>
  );
}
