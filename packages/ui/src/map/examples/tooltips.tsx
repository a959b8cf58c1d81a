import { MapMarker, MapView } from '../index.ts';
import { customer, shop } from './city.ts';
import type { MapViewProps } from '../index.ts';

const endpoints = [shop, customer];

/** A permanent tooltip, and one that opens on hover, focus or press. */
export function TooltipsMap(props: Partial<MapViewProps>) {
  return (
    <MapView label="Delivery to 14 Kadam Lane" fit={endpoints} className="h-96" {...props}>
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
