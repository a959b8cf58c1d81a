import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { limits, marketCenters } from '@saddlebag/domain/contracts';
import { $originForm, originPinMoved } from '@saddlebag/domain/origin';
import { useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { MapMarker } from '@saddlebag/ui/map';
import { CityMap } from '../../../widgets/city-map/index.ts';

/** The map on which the pick-up is put down, or moved to the right door. */
export function OriginMap({ className }: { className: string }) {
  const t = useT();
  const [{ place }, market, movePin] = useUnit([$originForm, $market, originPinMoved]);
  const fit = useMemo(() => (place ? [place.point] : []), [place]);

  return (
    <section className={`relative bg-sunken ${className}`}>
      <CityMap
        className="size-full rounded-none border-0"
        label={t('origin.map')}
        center={place?.point ?? marketCenters[market.country]}
        zoom={place ? limits.mapZoom : 14}
        fit={fit}
        gestures="cooperative"
        onPick={movePin}
      >
        {place && (
          <MapMarker
            kind="pickup"
            position={place.point}
            size={limits.markerSizePx}
            label={t('origin.pin', { address: place.address })}
            tooltip={place.address}
            draggable
            onMoveEnd={movePin}
          />
        )}
      </CityMap>
      <p className="pointer-events-none absolute inset-x-3 bottom-3 mx-auto hidden w-fit rounded-control bg-raised px-4 py-2 text-center text-sm shadow-floating lg:block">
        {t(place ? 'request.pin-hint' : 'origin.pin-pick')}
      </p>
    </section>
  );
}
