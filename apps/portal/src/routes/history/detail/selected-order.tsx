import { useUnit } from 'effector-react';
import { $selectedOrder, $selectionState, selectionRetried } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { CloseIcon } from '@saddlebag/ui/icon';
import { MissingOrder } from '../../../widgets/order-detail/index.ts';
import { orderOpened } from '../model.ts';
import { PastOrder } from './past-order.tsx';

/** The selected order beside the table. On phones, it replaces the table. */
export function SelectedOrder({ orderId }: { orderId: string }) {
  const t = useT();
  const [order, state, retry, open] = useUnit([
    $selectedOrder,
    $selectionState,
    selectionRetried,
    orderOpened,
  ]);
  // The model receives the id only after the first render.
  const missingState = state === 'shown' || state === 'none' ? 'loading' : state;
  const isShown = order?.id === orderId;

  return (
    <section
      data-slot="order-stage"
      tabIndex={-1}
      aria-label={t('tracking.order', { id: orderId })}
      className="flex min-h-0 scroll-mt-[var(--sb-size-header)] flex-col gap-6 bg-surface p-5 pb-24 lg:overflow-y-auto lg:border-s lg:border-border lg:p-6"
    >
      {isShown ? (
        <PastOrder order={order} onClose={() => open(null)} />
      ) : (
        <>
          <header className="flex items-center justify-between gap-3">
            <h2 className="text-lg">
              <bdi className="tabular-nums">{orderId}</bdi>
            </h2>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('tracking.close-detail')}
              onClick={() => open(null)}
            >
              <CloseIcon />
            </Button>
          </header>
          <div className="grid place-items-center">
            <MissingOrder state={missingState} onRetry={() => retry()} />
          </div>
        </>
      )}
    </section>
  );
}
