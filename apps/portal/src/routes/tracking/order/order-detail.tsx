import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { labelOf, statusTones } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { $mode } from '@saddlebag/domain/session';
import { $now } from '@saddlebag/domain/tracking';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { CloseIcon } from '@saddlebag/ui/icon';
import { StatusBadge } from '@saddlebag/ui/status-badge';
import { lazyPart } from '../../../lazy-part.tsx';
import { OrderFacts, OrderSteps, Proofs, RiderCard } from '../../../widgets/order-detail/index.ts';
import { orderPicked } from '../model.ts';
import { Arrival } from './arrival.tsx';

const OrderActions = lazyPart(async () => (await import('../actions/index.ts')).OrderActions);
const CancelledNotice = lazyPart(async () => (await import('./cancelled-notice.tsx')).CancelledNotice);
const DeliveryTime = lazyPart(
  async () => (await import('../../../widgets/delivery-time/index.ts')).DeliveryTime,
);
const GuestPrompt = lazyPart(
  async () => (await import('../../../widgets/guest-account/index.ts')).GuestPrompt,
);

/** The details of an order, from the most to the least urgent: status, ETA, rider, actions, steps and facts. */
export function OrderDetail({ order }: { order: Order }) {
  const t = useT();
  const [now, { timeZone }, mode, pick] = useUnit([$now, $market, $mode, orderPicked]);

  return (
    <div
      data-slot="order-detail"
      data-status={order.status}
      className="flex min-h-0 flex-col gap-6 bg-surface p-5 pb-24 lg:relative lg:scroll-py-4 lg:overflow-y-auto lg:border-s lg:border-border lg:p-6"
    >
      <header className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col items-start gap-2">
          <h2 className="text-lg wrap-anywhere">
            <bdi>{order.customer.name}</bdi>
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge tone={statusTones[order.status]}>{t(labelOf(order, now))}</StatusBadge>
            <bdi className="text-sm text-muted tabular-nums">{order.id}</bdi>
          </div>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('tracking.close-detail')}
          onClick={() => pick(null)}
        >
          <CloseIcon />
        </Button>
      </header>
      {order.cancellation && <CancelledNotice order={order} />}
      {order.preorderedFor !== null && (
        <p className="rounded-card bg-sunken p-4">
          <DeliveryTime at={order.preorderedFor} timeZone={timeZone} />
        </p>
      )}
      <Arrival order={order} />
      <RiderCard order={order} />
      {!order.cancellation && (
        <div
          data-slot="order-actions"
          role="group"
          aria-label={t('tracking.actions')}
          className="flex min-h-target shrink-0 flex-wrap items-center gap-1 border-y border-border py-1"
        >
          <OrderActions order={order} />
        </div>
      )}
      {mode === 'GUEST' && <GuestPrompt />}
      <OrderSteps order={order} />
      <Proofs order={order} />
      <OrderFacts order={order} />
    </div>
  );
}
