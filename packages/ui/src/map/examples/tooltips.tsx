import { MapMarker, MapView } from '../index.ts';
import { customer, shop } from './city.ts';
import type { MapViewProps } from '../index.ts';

const ends = [shop, customer];

/** A bubble that stays, and one that comes with the pointer, the focus or a press. */
export function TooltipsMap(props: Partial<MapViewProps>) {
  return (
    <MapView label="Delivery to 14 Kadam Lane" fit={ends} className="h-96" {...props}>
      <MapMarker
        kind="vendor"
        position={shop}
        label="Biryani Ghor"
        tooltip="Biryani Ghor, ready at 19:40"
        showTooltip="always"
      />
      <MapMarker
        kind="dropoff"
        position={customer}
        label="14 Kadam Lane"
        tooltip="14 Kadam Lane, flat 5B. Ring twice; the bell of the gate is out of order."
      />
    </MapView>
  );
}
