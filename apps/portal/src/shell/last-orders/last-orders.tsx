import { useGate, useUnit } from 'effector-react';
import { useId } from 'react';
import { statusLabels, statusTones } from '@saddlebag/domain/orders';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $lastOrders } from '@saddlebag/domain/tracking';
import { $market } from '@saddlebag/domain/vendors';
import { StatusBadge } from '@saddlebag/ui/status-badge';
import { LastOrdersGate } from './last-orders.model.ts';

/** The orders in progress that this device knew last, with their age. Renders nothing without such orders. */
export function LastOrders() {
  const t = useT();
  const format = useFormat();
  const titleId = useId();
  useGate(LastOrdersGate);
  const [stored, { timeZone }] = useUnit([$lastOrders, $market]);
  if (!stored || stored.orders.length === 0) return null;
  const { savedAt, ageMinutes, vendorName, orders } = stored;
  const time =
    ageMinutes < 60 ? format.formatRelativeMinutes(-ageMinutes) : format.formatDateTime(savedAt, timeZone);

  return (
    <section
      aria-labelledby={titleId}
      data-slot="last-orders"
      className="mx-auto flex max-w-md flex-col gap-3"
    >
      <h2 id={titleId} className="text-lg">
        {vendorName === null ? t('last-orders.title') : t('last-orders.of-outlet', { name: vendorName })}
      </h2>
      <p className="text-sm">
        <time dateTime={new Date(savedAt).toISOString()} className="font-strong">
          {t('last-orders.as-of', { time })}
        </time>
      </p>
      <p className="text-sm text-muted">{t('last-orders.hint')}</p>
      <ul className="flex list-none flex-col gap-2">
        {orders.map(({ id, name, address, status, isScheduled }) => (
          <li
            key={id}
            data-order-id={id}
            className="flex flex-col gap-1.5 rounded-card border border-border bg-surface px-4 py-3"
          >
            <span className="flex items-baseline justify-between gap-3">
              <bdi className="min-w-0 truncate font-strong">{name}</bdi>
              <bdi className="shrink-0 text-xs text-muted tabular-nums">{id}</bdi>
            </span>
            <bdi className="truncate text-sm text-muted">{address}</bdi>
            <StatusBadge tone={statusTones[status]} className="self-start">
              {t(isScheduled ? 'status.scheduled' : statusLabels[status])}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
