import type { ReactNode } from 'react';
import { limits } from '@saddlebag/domain/contracts';
import { MapMarker, type MapPoint, type MarkerKind } from '@saddlebag/ui/map';
import { CityMap } from '../../../widgets/city-map/index.ts';

interface PinMapProps {
  readonly label: string;
  /** Centres the map while `fit` is empty. */
  readonly center: MapPoint;
  /** Points to keep in view together. */
  readonly fit: readonly MapPoint[];
  /** The chosen place. Null until the vendor chooses one. */
  readonly pin: {
    readonly kind: MarkerKind;
    readonly point: MapPoint;
    readonly address: string;
    readonly label: string;
  } | null;
  /** Text that explains how to set or move the pin. Shown on wide screens only. */
  readonly hint: string | null;
  /** True while the pin cannot be set or moved. */
  readonly isLocked?: boolean | undefined;
  /** Called with the new point after a click on the map or a drag of the pin. */
  readonly onPinMove: (point: MapPoint) => void;
  /** Other shapes and markers, drawn below the pin. */
  readonly children?: ReactNode;
}

/** A city map with one draggable pin. A click on the map sets the pin, unless the pin is locked. */
export function PinMap({
  label,
  center,
  fit,
  pin,
  hint,
  isLocked = false,
  onPinMove,
  children,
}: PinMapProps) {
  return (
    <>
      <CityMap
        className="size-full rounded-none border-0"
        label={label}
        center={center}
        zoom={pin ? limits.mapZoom : 14}
        fit={fit}
        gestures="cooperative"
        onPick={isLocked ? undefined : onPinMove}
      >
        {children}
        {pin && (
          <MapMarker
            kind={pin.kind}
            position={pin.point}
            size={limits.markerSizePx}
            label={pin.label}
            tooltip={pin.address}
            draggable={!isLocked}
            onMoveEnd={onPinMove}
          />
        )}
      </CityMap>
      {hint !== null && (
        <p
          data-slot="pin-hint"
          className="pointer-events-none absolute inset-x-3 bottom-3 mx-auto hidden w-fit rounded-control bg-raised px-4 py-2 text-center text-sm shadow-floating lg:block"
        >
          {hint}
        </p>
      )}
    </>
  );
}
