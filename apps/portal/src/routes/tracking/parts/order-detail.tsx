import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import type { Order } from '@saddlebag/domain/api';
import { labelOf, statusTones } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { $mode } from '@saddlebag/domain/session';
import { $now } from '@saddlebag/domain/tracking';
import { Button } from '@saddlebag/ui/button';
import { CloseIcon } from '@saddlebag/ui/icon';
import { StatusBadge } from '@saddlebag/ui/status-badge';
import { orderPicked } from '../model.ts';
import { Arrival } from './arrival.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderSteps } from './order-steps.tsx';
import { RiderCard } from './rider-card.tsx';

const GuestPrompt = lazy(async () => ({
  default: (await import('../../../widgets/guest-account/index.ts')).GuestPrompt,
}));

/** Everything there is to know of one order, the most wanted first: when, who, where to, what, and the steps so far. */
export function OrderDetail({ order }: { order: Order }) {
  const t = useT();
  const [now, mode, pick] = useUnit([$now, $mode, orderPicked]);

  return (
    <div
      data-slot="order-detail"
      data-status={order.status}
      className="flex min-h-0 flex-col gap-6 bg-surface p-5 pb-24 lg:relative lg:scroll-py-4 lg:overflow-y-auto lg:border-s lg:border-border lg:p-6"
    >
      <header className="flex items-start justify-between gap-3">
        <div className="flex flex-col items-start gap-2">
          <h2 className="text-lg">
            <bdi className="tabular-nums">{order.id}</bdi>
          </h2>
          <StatusBadge tone={statusTones[order.status]}>{t(labelOf(order, now))}</StatusBadge>
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
      {mode === 'GUEST' && (
        <Suspense>
          <GuestPrompt />
        </Suspense>
      )}
      <Arrival order={order} />
      <RiderCard order={order} />
      <OrderFacts order={order} />
      <OrderSteps order={order} />
    </div>
  );
}
