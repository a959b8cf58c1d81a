import { MapLine, MapMarker, MapView } from '../index.ts';
import { customer, rider, route, shop } from './city.ts';
import type { MapViewProps } from '../index.ts';

const ridden = route.slice(0, route.indexOf(rider) + 1);
const ahead = route.slice(route.indexOf(rider));
const ends = [shop, customer];

/** The way that was ridden, and the way that is expected. */
export function PlannedRouteMap(props: Partial<MapViewProps>) {
  return (
    <MapView label="The way to 14 Kadam Lane" fit={ends} className="h-96" {...props}>
      <MapLine path={ahead} label="Expected way, 9 minutes" dashed />
      <MapLine path={ridden} label="Ridden so far" />
      <MapMarker kind="pickup" position={shop} label="Biryani Ghor" />
      <MapMarker kind="dropoff" position={customer} label="14 Kadam Lane" />
      <MapMarker kind="rider" position={rider} label="Shuvo, your rider" bearing={48} />
    </MapView>
  );
}
