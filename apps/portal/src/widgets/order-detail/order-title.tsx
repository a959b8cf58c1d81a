import type { Order } from '@saddlebag/domain/api';
import { labelOf, statusTones } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { StatusBadge } from '@saddlebag/ui/status-badge';

interface OrderTitleProps {
  readonly order: Order;
  /** Unix milliseconds. */
  readonly now: number;
}

/** Customer, status and number of an order. */
export function OrderTitle({ order, now }: OrderTitleProps) {
  const t = useT();

  return (
    <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
      <h2 className="max-h-[4.5em] overflow-y-auto text-lg wrap-anywhere lg:max-h-none">
        <bdi>{order.customer.name}</bdi>
      </h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge tone={statusTones[order.status]}>{t(labelOf(order, now))}</StatusBadge>
        <bdi className="text-sm text-muted tabular-nums">{order.id}</bdi>
      </div>
    </div>
  );
}
