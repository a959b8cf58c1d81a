import { useT } from '@saddlebag/domain/react';
import './texts.ts';
import { useDeliveryTimeFormat } from './use-delivery-time-format.ts';

/** When a scheduled delivery is due, under its name. Renders two `<span>`s. */
export function DeliveryTime({ at, timeZone }: { at: number; timeZone: string }) {
  const t = useT();
  const text = useDeliveryTimeFormat();

  return (
    <>
      <span className="block text-xs text-muted">{t('pre-order.time')}</span>
      <time data-slot="delivery-time" dateTime={new Date(at).toISOString()} className="block font-strong">
        {text(at, timeZone)}
      </time>
    </>
  );
}
