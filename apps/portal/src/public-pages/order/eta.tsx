import { useUnit } from 'effector-react';
import { $loadedAt, riderStopOf, type PublicOrder } from '@saddlebag/domain/public-pages';
import { usePageFormat, usePageT } from '../shell/page-i18n.tsx';

const minuteMs = 60_000;

/** When the rider reaches the next stop, or when a scheduled delivery is planned. */
export function Eta({ order }: { order: PublicOrder }) {
  const t = usePageT();
  const format = usePageFormat(order.country);
  const loadedAt = useUnit($loadedAt);
  const stop = riderStopOf(order.phase);

  if (order.etaMinutes === null || stop === null) {
    if (order.phase !== 'preparing' || order.preorderedFor === null) return null;
    return (
      <p className="text-muted">
        {t('public.scheduled', { time: format.formatDateTime(order.preorderedFor, order.timeZone) })}
      </p>
    );
  }
  return (
    <p
      data-slot="eta"
      className="flex flex-col gap-1 rounded-card bg-accent-subtle p-4 text-on-accent-subtle"
    >
      <span className="text-sm">{t(`public.eta-${stop}`, { place: order.pickUp.name })}</span>
      <strong className="font-display text-2xl">
        {order.etaRange
          ? t('public.range', order.etaRange)
          : t('public.minutes', { count: order.etaMinutes })}
      </strong>
      {loadedAt !== null && (
        <span className="text-sm">
          {t('public.eta-time', {
            time: format.formatTime(loadedAt + order.etaMinutes * minuteMs, order.timeZone),
          })}
        </span>
      )}
    </p>
  );
}
