import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $flags } from '@saddlebag/domain/flags';
import { $now, paymentTextOf } from '@saddlebag/domain/history';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { lazyPart } from '../../../lazy-part.tsx';
import {
  OrderFacts,
  OrderHeading,
  OrderRider,
  OrderSteps,
  Proofs,
} from '../../../widgets/order-detail/index.ts';
import { FollowLink } from './follow-link.tsx';

const CancelledNotice = lazyPart(
  async () => (await import('../../../widgets/cancelled-notice/index.ts')).CancelledNotice,
);
const DeliveryTime = lazyPart(
  async () => (await import('../../../widgets/delivery-time/index.ts')).DeliveryTime,
);
const PastOrderActions = lazyPart(async () => (await import('./past-order-actions.tsx')).PastOrderActions);

/** All details of an order: status, time, payment, cancellation, actions, facts, rider and timeline. */
export function PastOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const [now, { timeZone }, flags] = useUnit([$now, $market, $flags]);

  return (
    <>
      <div className="flex flex-col gap-1">
        <OrderHeading order={order} now={now} onClose={onClose} />
        <p className="text-sm text-muted">
          <time dateTime={new Date(order.createdAt).toISOString()}>
            {format.formatDateTime(order.createdAt, timeZone)}
          </time>
          {' · '}
          {paymentTextOf(t, order, flags)}
        </p>
      </div>
      <FollowLink order={order} />
      {order.cancellation && <CancelledNotice order={order} />}
      {order.preorderedFor !== null && (
        <p className="rounded-card bg-sunken p-4">
          <DeliveryTime at={order.preorderedFor} timeZone={timeZone} />
        </p>
      )}
      <PastOrderActions order={order} />
      <OrderFacts order={order} />
      <OrderRider order={order} />
      <OrderSteps order={order} />
      <Proofs order={order} />
    </>
  );
}
