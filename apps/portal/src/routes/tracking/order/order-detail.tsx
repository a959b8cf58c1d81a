import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { $mode } from '@saddlebag/domain/session';
import { $market } from '@saddlebag/domain/vendors';
import { lazyPart } from '../../../lazy-part.tsx';
import { OrderFacts, OrderRider, OrderSteps, Proofs } from '../../../widgets/order-detail/index.ts';
import { Arrival } from './arrival.tsx';

const OrderActions = lazyPart(async () => (await import('../actions/index.ts')).OrderActions);
const CancelledNotice = lazyPart(
  async () => (await import('../../../widgets/cancelled-notice/index.ts')).CancelledNotice,
);
const DeliveryTime = lazyPart(
  async () => (await import('../../../widgets/delivery-time/index.ts')).DeliveryTime,
);
const DuplicateNotice = lazyPart(
  async () => (await import('../../../widgets/attention-lane/index.ts')).DuplicateNotice,
);
const GuestPrompt = lazyPart(
  async () => (await import('../../../widgets/guest-account/index.ts')).GuestPrompt,
);

interface OrderDetailProps {
  readonly order: Order;
  /** True in a sheet whose header shows the ETA. The actions come first, because the sheet may be low. */
  readonly areActionsFirst?: boolean;
}

/** The details of an order, from the most to the least urgent: ETA, rider, actions, steps and facts. */
export function OrderDetail({ order, areActionsFirst = false }: OrderDetailProps) {
  const t = useT();
  const [{ timeZone }, mode] = useUnit([$market, $mode]);
  const actions = !order.cancellation && (
    <div
      data-slot="order-actions"
      role="group"
      aria-label={t('tracking.actions')}
      className="flex min-h-target shrink-0 flex-wrap items-center gap-1 border-y border-border py-1"
    >
      <OrderActions order={order} />
    </div>
  );

  return (
    <>
      <DuplicateNotice orderId={order.id} />
      {areActionsFirst && actions}
      {order.cancellation && <CancelledNotice order={order} />}
      {order.preorderedFor !== null && (
        <p className="rounded-card bg-sunken p-4">
          <DeliveryTime at={order.preorderedFor} timeZone={timeZone} />
        </p>
      )}
      {!areActionsFirst && <Arrival order={order} />}
      <OrderRider order={order} />
      {!areActionsFirst && actions}
      {mode === 'GUEST' && <GuestPrompt />}
      <OrderSteps order={order} />
      <Proofs order={order} />
      <OrderFacts order={order} />
    </>
  );
}
