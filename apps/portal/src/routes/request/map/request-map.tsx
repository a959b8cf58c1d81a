import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { limits, marketCenters } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { $areas, $destination, $origin, $quote, $sender, pinMoved } from '@saddlebag/domain/request';
import { $market, $selectedVendor } from '@saddlebag/domain/vendors';
import { MapMarker, MapPolygon } from '@saddlebag/ui/map';
import { CityMap } from '../../../widgets/city-map/index.ts';
import { $isPinning } from '../model.ts';

/** Between the counter and the door: where the order starts, how far it may go, and the pin that can be corrected. */
export function RequestMap() {
  const t = useT();
  const [market, vendor, sender, origin, destination, areas, quote, isPinning, movePin] = useUnit([
    $market,
    $selectedVendor,
    $sender,
    $origin,
    $destination,
    $areas,
    $quote,
    $isPinning,
    pinMoved,
  ]);
  const start = origin ?? marketCenters[market.country];
  // Once the address is known to be inside, the area has said what it had to say.
  const isAreaShown = destination === null || quote.status === 'undeliverable';
  const fit = useMemo(() => (destination ? [start, destination.point] : []), [start, destination]);

  return (
    <section data-pinning={isPinning ? '' : undefined} className="relative size-full">
      <CityMap
        className="size-full rounded-none border-0"
        label={t('request.map-label')}
        center={start}
        zoom={destination ? limits.mapZoom : 14}
        fit={fit}
        gestures="cooperative"
        onPick={movePin}
      >
        {isAreaShown &&
          areas.map((area) => (
            <MapPolygon
              key={area.id}
              path={area.ring}
              label={area.name}
              fillOpacity={limits.areaFillOpacity}
            />
          ))}
        {vendor && origin && (
          <MapMarker
            kind="vendor"
            position={origin}
            size={limits.markerSizePx}
            label={t('request.vendor-label', { name: sender?.name ?? vendor.name })}
            tooltip={sender?.name ?? vendor.name}
          />
        )}
        {destination && (
          <MapMarker
            kind="dropoff"
            position={destination.point}
            size={limits.markerSizePx}
            label={t('request.pin-label', { address: destination.address })}
            tooltip={destination.address}
            draggable
            onMoveEnd={movePin}
          />
        )}
      </CityMap>
      {(isPinning || destination) && (
        <p
          data-slot="pin-hint"
          className="pointer-events-none absolute inset-x-3 bottom-3 mx-auto hidden w-fit lg:block rounded-control bg-raised px-4 py-2 text-center text-sm shadow-floating"
        >
          {t(destination && !isPinning ? 'request.pin-hint' : 'request.pin-pick')}
        </p>
      )}
    </section>
  );
}
