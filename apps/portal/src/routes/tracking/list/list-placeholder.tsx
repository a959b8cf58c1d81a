import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { trackingRetried } from '@saddlebag/domain/tracking';
import { Button, ButtonLink } from '@saddlebag/ui/button';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { AlertIcon, RiderIcon } from '@saddlebag/ui/icon';
import { Skeleton } from '@saddlebag/ui/skeleton';
import { paths } from '../../../paths.ts';
import { createToastInCard, useToastInCard } from '../../../widgets/toast-in-card/index.ts';

const toastInCard = createToastInCard('error.cant-retrieve-current-orders');
const skeletonRows = [1, 2, 3, 4];

/** Shown instead of the list while it loads, when it is empty, or when loading failed. */
export function ListPlaceholder({ view }: { view: 'loading' | 'empty' | 'failed' }) {
  const t = useT();

  if (view === 'loading') {
    return (
      <div role="status" aria-label={t('page.loading')} className="flex flex-col gap-3 p-5">
        {skeletonRows.map((row) => (
          <Skeleton key={row} className="h-24 rounded-card" />
        ))}
      </div>
    );
  }
  if (view === 'failed') return <FailedList />;
  return (
    <EmptyState icon={<RiderIcon />} title={t('tracking.empty-title')} description={t('tracking.empty-body')}>
      <ButtonLink asChild>
        <Link href={paths.request()}>{t('tracking.empty-action')}</Link>
      </ButtonLink>
    </EmptyState>
  );
}

function FailedList() {
  const t = useT();
  const retry = useUnit(trackingRetried);
  const toastText = useToastInCard(toastInCard);

  return (
    <EmptyState
      role="alert"
      icon={<AlertIcon />}
      title={toastText ?? t('tracking.failed-title')}
      description={t('tracking.failed-body')}
    >
      <Button onClick={() => retry()}>{t('action.retry')}</Button>
    </EmptyState>
  );
}
