import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { RepeatAction, RepeatQuestion, ShareAction } from '../../../widgets/order-actions/index.ts';

/** Shares an order or requests it again. The notice of a cancelled order has its own button for the latter. */
export function PastOrderActions({ order }: { order: Order }) {
  const t = useT();

  return (
    <>
      {!order.cancellation && (
        <div
          data-slot="order-actions"
          role="group"
          aria-label={t('tracking.actions')}
          className="flex min-h-target shrink-0 flex-wrap items-center gap-1 border-y border-border py-1"
        >
          <ShareAction order={order} />
          <RepeatAction order={order} />
        </div>
      )}
      <RepeatQuestion />
    </>
  );
}
