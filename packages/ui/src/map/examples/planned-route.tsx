import { MapLine, MapMarker, MapView } from '../index.ts';
import { customer, rider, route, shop } from './city.ts';
import type { MapViewProps } from '../index.ts';

const completedRoute = route.slice(0, route.indexOf(rider) + 1);
const remainingRoute = route.slice(route.indexOf(rider));
const endpoints = [shop, customer];

/** A route with a completed part and a dashed remaining part. */
export function PlannedRouteMap(props: Partial<MapViewProps>) {
  return (
    <MapView label="The way to 14 Kadam Lane" fit={endpoints} className="h-96" {...props}>
      <MapLine path={remainingRoute} label="Expected way, 9 minutes" dashed />
      <MapLine path={completedRoute} label="Ridden so far" />
      <MapMarker kind="pickup" position={shop} label="Biryani Ghor" />
      <MapMarker kind="dropoff" position={customer} label="14 Kadam Lane" />
      <MapMarker kind="rider" position={rider} label="Shuvo, your rider" bearing={48} />
    </MapView>
  );
}
