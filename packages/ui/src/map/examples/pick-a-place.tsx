import { useState } from 'react';
import { MapMarker, MapPolygon, MapView } from '../index.ts';
import { customer, deliveryArea } from './city.ts';
import type { MapViewProps } from '../index.ts';

/** Users place the pin by pressing the map, and move it with the pointer or the arrow keys. */
export function PickAPlaceMap(props: Partial<MapViewProps>) {
  const [pin, setPin] = useState(customer);
  return (
    <div className="grid gap-3">
      <MapView
        label="Where to?"
        center={customer}
        zoom={16}
        className="h-96"
        onPick={setPin}
        onLocate={() => {
          setPin(customer);
        }}
        {...props}
      >
        <MapPolygon path={deliveryArea} />
        <MapMarker kind="dropoff" position={pin} label="Drop-off" draggable onMoveEnd={setPin} />
      </MapView>
      <output
        dir="ltr"
        className="tabular-nums"
      >{`${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}`}</output>
    </div>
  );
}
