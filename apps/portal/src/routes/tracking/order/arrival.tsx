import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { etaOf } from '@saddlebag/domain/orders';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $now } from '@saddlebag/domain/tracking';
import { $market } from '@saddlebag/domain/vendors';

const minuteMs = 60_000;

/**
 * The rider's ETA at the outlet or, after the pick-up, at the customer. Renders nothing while the ETA is
 * unknown.
 */
export function Arrival({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const [now, market] = useUnit([$now, $market]);
  const eta = etaOf(order, now);
  if (!eta) return null;
  const minutes = eta.minutes < 1 ? t('tracking.eta-soon') : t('text.minutes', { count: eta.minutes });

  return (
    <p
      data-slot="arrival"
      className="flex flex-col gap-1 rounded-card bg-accent-subtle p-4 text-on-accent-subtle"
    >
      <span className="text-sm">{t(`tracking.eta-${eta.target}-label`)}</span>
      <strong className="font-display text-2xl">{minutes}</strong>
      <span className="text-sm">
        {t('request.quote.arrival', {
          time: format.formatTime(now + eta.minutes * minuteMs, market.timeZone),
        })}
      </span>
    </p>
  );
}
