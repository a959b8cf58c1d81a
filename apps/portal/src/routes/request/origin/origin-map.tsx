import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $originForm, originPinMoved } from '@saddlebag/domain/origin';
import { useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { PinMap } from '../map/pin-map.tsx';

/** The map on which the vendor sets the pick-up point or moves it to the right door. */
export function OriginMap({ className }: { className: string }) {
  const t = useT();
  const [{ place }, market, movePin] = useUnit([$originForm, $market, originPinMoved]);
  const fit = useMemo(() => (place ? [place.point] : []), [place]);

  return (
    <section className={`relative bg-sunken ${className}`}>
      <PinMap
        label={t('origin.map')}
        center={place?.point ?? market.center}
        fit={fit}
        pin={
          place && {
            kind: 'pickup',
            point: place.point,
            address: place.address,
            label: t('origin.pin', { address: place.address }),
          }
        }
        hint={t(place ? 'request.pin-hint' : 'origin.pin-pick')}
        onPinMove={movePin}
      />
    </section>
  );
}
