import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { etaOf } from '@saddlebag/domain/orders';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $now } from '@saddlebag/domain/tracking';
import { $market } from '@saddlebag/domain/vendors';

const minuteMs = 60_000;

/** The texts of an estimated arrival. */
export interface ArrivalTexts {
  /** Names the stop: the outlet or, after the pick-up, the customer. */
  readonly label: string;
  readonly minutes: string;
  /** The time of day. */
  readonly time: string;
}

/** Returns the texts of the rider's ETA. Returns null while the ETA is unknown. */
export function useArrival(order: Order): ArrivalTexts | null {
  const t = useT();
  const format = useFormat();
  const [now, { timeZone }] = useUnit([$now, $market]);
  const eta = etaOf(order, now);
  const minutesText = (count: number) => (count < 1 ? t('tracking.eta-soon') : t('text.minutes', { count }));
  return (
    eta && {
      label: t(`tracking.eta-${eta.target}-label`),
      minutes: eta.range ? t('tracking.eta-range', eta.range) : minutesText(eta.minutes),
      time: t('request.quote.arrival', {
        time: format.formatTime(now + eta.minutes * minuteMs, timeZone),
      }),
    }
  );
}
