import { MapLine, MapMarker, MapPolygon, MapView } from '../index.ts';
import { customer, deliveryArea, rider, route, shop } from './city.ts';
import type { MapViewProps } from '../index.ts';

const endpoints = [shop, customer];

/** A delivery in progress. */
export function TrackingMap(props: Partial<MapViewProps>) {
  return (
    <MapView label="Delivery to 14 Kadam Lane" fit={endpoints} className="h-96" {...props}>
      <MapPolygon path={deliveryArea} label="Delivery area of Biryani Ghor" />
      <MapLine path={route} />
      <MapMarker kind="vendor" position={shop} label="Biryani Ghor" />
      <MapMarker kind="dropoff" position={customer} label="14 Kadam Lane" />
      <MapMarker kind="rider" position={rider} label="Shuvo, your rider" bearing={48} />
    </MapView>
  );
}
