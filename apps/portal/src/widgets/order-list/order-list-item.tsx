import { memo } from 'react';
import type { Formatters } from '@saddlebag/domain/formats';
import type { Translate } from '@saddlebag/domain/i18n';
import { etaOf, labelOf, statusTones, type Eta } from '@saddlebag/domain/orders';
import type { OrderSource } from '@saddlebag/domain/tracking';
import { isSameDay } from '@saddlebag/domain/time';
import { StatusBadge } from '@saddlebag/ui/status-badge';
import { RepeatOrder } from './repeat-order.tsx';
import { useOrder } from './use-order.ts';

/** The list passes the values that all rows share as props, because a subscription per row would cost more. */
export interface OrderListItemProps {
  readonly id: string;
  readonly selected: boolean;
  readonly onSelect: (id: string) => void;
  /** Omit to hide the repeat button. */
  readonly onRepeat?: ((id: string) => void) | undefined;
  readonly source: OrderSource;
  readonly t: Translate;
  readonly format: Formatters;
  readonly timeZone: string;
  /** Whether the row names the outlet of the order, because the list contains several. */
  readonly isOutletShown: boolean;
  /** The service's current time in Unix milliseconds. */
  readonly now: number;
}

const etaText = ({ minutes, range }: Eta, t: Translate, format: Formatters): string => {
  if (range) return t('tracking.eta-range', range);
  return minutes < 1 ? t('tracking.eta-soon') : format.formatDuration(minutes);
};

/**
 * A row of the order list: customer, address, outlet where there are several, status, ETA, and the time of
 * creation or scheduled delivery.
 */
export const OrderListItem = memo(function OrderListItem({
  id,
  selected,
  onSelect,
  onRepeat,
  source,
  t,
  format,
  timeZone,
  isOutletShown,
  now,
}: OrderListItemProps) {
  const order = useOrder(source, id);
  if (!order) return null;
  const eta = etaOf(order, now);
  const shownTime = order.preorderedFor ?? order.createdAt;

  return (
    <>
      <button
        type="button"
        data-slot="order-list-item"
        data-order-id={id}
        data-status={order.status}
        data-repeatable={onRepeat ? '' : undefined}
        aria-current={selected ? 'true' : undefined}
        onClick={() => {
          onSelect(id);
        }}
        className="mx-3 flex h-[calc(100%-0.5rem)] w-[calc(100%-1.5rem)] cursor-pointer flex-col justify-center gap-1.5 rounded-card border border-transparent bg-surface px-4 text-start data-repeatable:pe-14 hover:border-border aria-[current=true]:border-accent aria-[current=true]:bg-accent-subtle"
      >
        <span className="flex items-baseline justify-between gap-3">
          <bdi className="min-w-0 truncate font-strong">{order.customer.name}</bdi>
          <time
            dateTime={new Date(shownTime).toISOString()}
            className="shrink-0 text-xs text-muted tabular-nums"
          >
            {isSameDay(shownTime, now, timeZone)
              ? format.formatTime(shownTime, timeZone)
              : format.formatDateTime(shownTime, timeZone)}
          </time>
        </span>
        <span className="flex min-w-0 items-baseline gap-2 text-sm text-muted">
          {isOutletShown && order.outletName !== null && (
            <bdi
              data-slot="order-list-outlet"
              className="max-w-1/2 shrink-0 truncate rounded-tag bg-sunken px-1.5 text-text"
            >
              {order.outletName}
            </bdi>
          )}
          <bdi className="min-w-0 truncate">{order.customer.address}</bdi>
        </span>
        <span className="flex items-center justify-between gap-3">
          <StatusBadge tone={statusTones[order.status]} live={eta !== null}>
            {t(labelOf(order, now))}
          </StatusBadge>
          {eta && (
            <span className="shrink-0 text-sm font-strong text-accent-text tabular-nums">
              {etaText(eta, t, format)}
            </span>
          )}
        </span>
      </button>
      {onRepeat && <RepeatOrder id={id} name={order.customer.name} t={t} onRepeat={onRepeat} />}
    </>
  );
});
