import { useUnit } from 'effector-react';
import { limits } from '@saddlebag/domain/contracts';
import { $parents, type OutletForm } from '@saddlebag/domain/outlets';
import { useT } from '@saddlebag/domain/react';
import { $market, $selectedVendor } from '@saddlebag/domain/vendors';
import { MapMarker, type MapPoint } from '@saddlebag/ui/map';
import { CityMap } from '../city-map/index.ts';

interface OutletMapProps {
  readonly address: OutletForm['address'];
  readonly onPinMove: (point: MapPoint) => void;
}

/** The map on which the vendor sets the pin or moves it to the right door. */
export function OutletMap({ address, onPinMove }: OutletMapProps) {
  const t = useT();
  const [market, selected, parents] = useUnit([$market, $selectedVendor, $parents]);
  const defaultZoom = parents.length > 0 ? limits.mapZoomParent : limits.mapZoomUnknown;

  return (
    <div className="flex flex-col gap-2">
      <CityMap
        className="h-64"
        data-no-swipe
        label={t('outlet.map')}
        center={address?.point ?? selected?.point ?? market.center}
        zoom={address ? limits.mapZoomOutlet : defaultZoom}
        gestures="cooperative"
        onPick={onPinMove}
      >
        {address && (
          <MapMarker
            kind="vendor"
            position={address.point}
            size={limits.markerSizePx}
            label={t('outlet.pin', { address: address.text })}
            // A tooltip that closes on blur would make the focus trap of the drawer take the focus.
            showTooltip="never"
            draggable
            onMoveEnd={onPinMove}
          />
        )}
      </CityMap>
      <p className="text-sm text-muted">{t(address ? 'request.pin-hint' : 'outlet.pin-pick')}</p>
    </div>
  );
}
