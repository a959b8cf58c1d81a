import { useT } from '@saddlebag/domain/react';
import type { SelectionState } from '@saddlebag/domain/tracking';
import { Button } from '@saddlebag/ui/button';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { AlertIcon, MapIcon, SearchIcon } from '@saddlebag/ui/icon';
import { Skeleton } from '@saddlebag/ui/skeleton';

/** Shown instead of an order: none is selected, or the selected one is loading, missing or failed. */
export function MissingOrder({
  state,
  onRetry,
  onBack,
}: {
  state: Exclude<SelectionState, 'shown'>;
  /** Loads a failed order again. */
  onRetry?: () => void;
  /** Shows the list again. */
  onBack?: () => void;
}) {
  const t = useT();
  /** Narrow screens show either the list or the order. */
  const backToList = onBack && (
    <Button variant="secondary" className="lg:hidden" onClick={onBack}>
      {t('tracking.back-to-list')}
    </Button>
  );

  if (state === 'loading') {
    return (
      <div role="status" aria-label={t('page.loading')} className="flex w-full max-w-md flex-col gap-3">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <EmptyState
        icon={<AlertIcon />}
        title={t('tracking.order-failed-title')}
        description={t('tracking.order-failed-body')}
      >
        <Button onClick={onRetry}>{t('action.retry')}</Button>
        {backToList}
      </EmptyState>
    );
  }
  if (state === 'missing') {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t('tracking.not-found-title')}
        description={t('tracking.not-found-body')}
      >
        {backToList}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<MapIcon />}
      title={t('tracking.choose-title')}
      description={t('tracking.choose-body')}
    />
  );
}
