import { MapMarker, MapPolygon, MapView } from '../index.ts';
import { customer, deliveryArea, shop } from './city.ts';
import type { MapPoint, MapViewProps } from '../index.ts';

const eveningArea: readonly MapPoint[] = [
  { latitude: 23.801, longitude: 90.409 },
  { latitude: 23.803, longitude: 90.431 },
  { latitude: 23.786, longitude: 90.438 },
  { latitude: 23.781, longitude: 90.421 },
];
const corners = [...deliveryArea, ...eveningArea];

/**
 * A shop's delivery areas by day and in the evening. A sentence below the map repeats what the shapes show.
 */
export function DeliveryAreasMap(props: Partial<MapViewProps>) {
  return (
    <div className="grid gap-3">
      <MapView label="Where Biryani Ghor delivers" fit={corners} fitPadding={24} className="h-96" {...props}>
        <MapPolygon path={deliveryArea} label="All day" />
        <MapPolygon path={eveningArea} label="After 18:00" />
        <MapMarker kind="vendor" position={shop} label="Biryani Ghor" />
        <MapMarker kind="dropoff" position={customer} label="14 Kadam Lane" />
      </MapView>
      <p className="m-0 text-muted">14 Kadam Lane is inside the delivery area all day.</p>
    </div>
  );
}
