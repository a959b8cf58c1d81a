import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { vendorsRetried } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { AlertIcon, StoreIcon } from '@saddlebag/ui/icon';
import { createToastInCard, useToastInCard } from '../../widgets/toast-in-card/index.ts';
import { LastOrders } from './last-orders.tsx';
import './texts.ts';

const toastInCard = createToastInCard('error.cant-retrieve-vendors', 'error.no-vendors');

/** Says that there are no outlets, or that loading them failed, and offers a retry. */
export function VendorsProblem({ view }: { view: 'empty' | 'failed' }) {
  const t = useT();
  const retry = useUnit(vendorsRetried);
  const toastText = useToastInCard(toastInCard);

  return (
    <div className="w-full min-w-0">
      <EmptyState
        role="alert"
        icon={view === 'failed' ? <AlertIcon /> : <StoreIcon />}
        titleAs="h1"
        title={toastText ?? t(`no-vendors.${view}-title`)}
        description={t(`no-vendors.${view}-body`)}
      >
        <Button onClick={() => retry()}>{t('action.retry')}</Button>
      </EmptyState>
      {view === 'failed' && <LastOrders />}
    </div>
  );
}
