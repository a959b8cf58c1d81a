import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { vendorsRetried } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { AlertIcon, StoreIcon } from '@saddlebag/ui/icon';
import { Spinner } from '@saddlebag/ui/spinner';
import { lazyPart } from '../lazy-part.tsx';

const LastOrders = lazyPart(async () => (await import('./last-orders/index.ts')).LastOrders);

/** Shown instead of the screen while the outlets load, when there are none, or when loading failed. */
export function VendorsPlaceholder({ view }: { view: 'loading' | 'empty' | 'failed' }) {
  const t = useT();
  const retry = useUnit(vendorsRetried);

  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid flex-1 place-items-center p-6 focus-visible:outline-none"
    >
      {view === 'loading' ? (
        <Spinner label={t('vendor.loading')} />
      ) : (
        <div className="w-full min-w-0">
          <EmptyState
            icon={view === 'failed' ? <AlertIcon /> : <StoreIcon />}
            titleAs="h1"
            title={t(`vendor.${view}-title`)}
            description={t(`vendor.${view}-body`)}
          >
            <Button onClick={() => retry()}>{t('action.retry')}</Button>
          </EmptyState>
          {view === 'failed' && <LastOrders />}
        </div>
      )}
    </main>
  );
}
