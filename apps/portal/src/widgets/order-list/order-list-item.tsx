import { useUnit } from 'effector-react';
import { memo } from 'react';
import { etaOf, labelOf, statusTones } from '@saddlebag/domain/orders';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $now } from '@saddlebag/domain/tracking';
import { $market } from '@saddlebag/domain/vendors';
import { StatusBadge } from '@saddlebag/ui/status-badge';
import { useOrder } from './use-order.ts';

/** One order in the list: who, where to, how far, and when. */
export const OrderListItem = memo(function OrderListItem({
  id,
  selected,
  onSelect,
}: {
  id: string;
  selected: boolean;
  onSelect: (id: string) => void;
}) {
  const t = useT();
  const format = useFormat();
  const order = useOrder(id);
  const [market, now] = useUnit([$market, $now]);
  if (!order) return null;
  const eta = etaOf(order, now);

  return (
    <button
      type="button"
      data-slot="order-list-item"
      data-order-id={id}
      data-status={order.status}
      aria-current={selected ? 'true' : undefined}
      onClick={() => {
        onSelect(id);
      }}
      className="mx-3 flex h-[calc(100%-0.5rem)] w-[calc(100%-1.5rem)] cursor-pointer flex-col justify-center gap-1.5 rounded-card border border-transparent bg-surface px-4 text-start hover:border-border aria-[current=true]:border-accent aria-[current=true]:bg-accent-subtle"
    >
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 truncate font-strong">{order.customer.name}</bdi>
        <time
          dateTime={new Date(order.createdAt).toISOString()}
          className="shrink-0 text-xs text-muted tabular-nums"
        >
          {format.formatTime(order.createdAt, market.timeZone)}
        </time>
      </span>
      <bdi className="truncate text-sm text-muted">{order.customer.address}</bdi>
      <span className="flex items-center justify-between gap-3">
        <StatusBadge tone={statusTones[order.status]} live={eta !== null}>
          {t(labelOf(order, now))}
        </StatusBadge>
        {eta && (
          <span className="shrink-0 text-sm font-strong text-accent-text tabular-nums">
            {eta.minutes < 1 ? t('tracking.eta-soon') : format.formatDuration(eta.minutes)}
          </span>
        )}
      </span>
    </button>
  );
});
