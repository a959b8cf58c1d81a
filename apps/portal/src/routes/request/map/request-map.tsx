import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef } from 'react';
import { limits } from '@saddlebag/domain/contracts';
import { pinMoved } from '@saddlebag/domain/pin';
import { useT } from '@saddlebag/domain/react';
import { $areas, $origin, $pinRequestCount, $quote, $sender } from '@saddlebag/domain/request';
import { $market, $selectedVendor } from '@saddlebag/domain/vendors';
import { MapMarker, MapPolygon } from '@saddlebag/ui/map';
import { $isFormLocked, $isPaying } from '../form/form-lock.model.ts';
import { $shownDestination } from './shown-destination.ts';
import { PinMap } from './pin-map.tsx';
import { revealMap } from './reveal-map.ts';

/** The map of the request: the origin, the delivery areas and the pin of the destination. */
export function RequestMap() {
  const t = useT();
  const [market, vendor, sender, origin, destination, areas, quote, pinRequestCount, movePin] = useUnit([
    $market,
    $selectedVendor,
    $sender,
    $origin,
    $shownDestination,
    $areas,
    $quote,
    $pinRequestCount,
    pinMoved,
  ]);
  const isPinning = pinRequestCount > 0;
  const start = origin ?? market.center;
  const [isLocked, isPaying] = useUnit([$isFormLocked, $isPaying]);
  // Hides the delivery areas once the destination is known to be inside one.
  const isAreaShown = destination === null || quote.status === 'undeliverable';
  const fit = useMemo(() => (destination ? [start, destination.point] : []), [start, destination]);
  const moveHint = t(destination && !isPinning ? 'request.pin-hint' : 'request.pin-pick');
  const hint = isPaying ? t('payment.pin-locked') : moveHint;
  const section = useRef<HTMLElement>(null);
  // Also runs when the map mounts, because a narrow screen shows the map only once it waits for the pin.
  useEffect(() => {
    if (pinRequestCount > 0) revealMap(section.current);
  }, [pinRequestCount]);

  return (
    <section ref={section} data-pinning={isPinning ? '' : undefined} className="relative size-full">
      <PinMap
        label={t('request.map-label')}
        center={start}
        fit={fit}
        pin={
          destination && {
            kind: 'dropoff',
            point: destination.point,
            address: destination.address,
            label: t('request.pin-label', { address: destination.address }),
          }
        }
        hint={isPinning || destination ? hint : null}
        isLocked={isLocked}
        onPinMove={movePin}
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
      </PinMap>
    </section>
  );
}
