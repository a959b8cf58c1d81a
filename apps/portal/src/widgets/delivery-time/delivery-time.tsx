import { useT } from '@saddlebag/domain/react';
import './texts.ts';
import { useDeliveryTimeFormat } from './use-delivery-time-format.ts';

/** The time of a scheduled delivery with its label. Renders a `<span>` and a `<time>`. */
export function DeliveryTime({ at, timeZone }: { at: number; timeZone: string }) {
  const t = useT();
  const formatTime = useDeliveryTimeFormat();

  return (
    <>
      <span className="block text-xs text-muted">{t('pre-order.time')}</span>
      <time data-slot="delivery-time" dateTime={new Date(at).toISOString()} className="block font-strong">
        {formatTime(at, timeZone)}
      </time>
    </>
  );
}
