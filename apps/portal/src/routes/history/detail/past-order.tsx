import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $now, paymentTextOf } from '@saddlebag/domain/history';
import { labelOf, statusTones } from '@saddlebag/domain/orders';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { StatusBadge } from '@saddlebag/ui/status-badge';
import { OrderFacts, OrderRider, OrderSteps, Proofs } from '../../../widgets/order-detail/index.ts';

/** All details of an order: status, time, payment, facts, rider and timeline. */
export function PastOrder({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const [now, { timeZone }] = useUnit([$now, $market]);

  return (
    <>
      <div className="flex flex-col items-start gap-2">
        <StatusBadge tone={statusTones[order.status]}>{t(labelOf(order, now))}</StatusBadge>
        <p className="text-muted">
          <time dateTime={new Date(order.createdAt).toISOString()}>
            {format.formatDateTime(order.createdAt, timeZone)}
          </time>
          {' · '}
          {paymentTextOf(t, order.paymentMethod)}
        </p>
      </div>
      <OrderFacts order={order} />
      <OrderRider order={order} />
      <OrderSteps order={order} />
      <Proofs order={order} />
    </>
  );
}
