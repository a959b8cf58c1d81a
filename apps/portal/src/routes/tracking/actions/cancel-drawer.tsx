import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import {
  $cancellation,
  $isCancelling,
  cancellationClosed,
  isCancellable,
} from '@saddlebag/domain/cancellation';
import { $flags } from '@saddlebag/domain/flags';
import { labelOf } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { $now } from '@saddlebag/domain/tracking';
import { Callout } from '@saddlebag/ui/callout';
import { Drawer } from '@saddlebag/ui/drawer';
import { OrderDrawerHeader } from '../../../widgets/order-actions/index.ts';
import { lazyPart } from '../../../lazy-part.tsx';

// The form library loads when a drawer opens, not with the order.
const CancelForm = lazyPart(async () => (await import('./cancel-form.tsx')).CancelForm);

/** The drawer that cancels the opened order. It follows the order's status while it is open. */
export function CancelDrawer({ order }: { order: Order }) {
  const t = useT();
  const [cancellation, isCancelling, { DelayedCancellation }, now, close] = useUnit([
    $cancellation,
    $isCancelling,
    $flags,
    $now,
    cancellationClosed,
  ]);
  const canCancel = isCancelling || isCancellable(order, now, DelayedCancellation);

  return (
    <Drawer.Root open={cancellation?.orderId === order.id} onOpenChange={() => close()}>
      <Drawer.Content>
        <OrderDrawerHeader title={t('cancel.title')} order={order} />
        {canCancel ? (
          <CancelForm order={order} />
        ) : (
          <Drawer.Body>
            <Callout tone="warning" title={t('cancel.late-title')}>
              {t('cancel.late-body', { status: t(labelOf(order, now)) })}
            </Callout>
          </Drawer.Body>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
