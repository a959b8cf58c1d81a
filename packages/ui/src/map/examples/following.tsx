import { MapLine, MapMarker, MapView } from '../index.ts';
import { customer, rider, route, shop } from './city.ts';
import type { MapViewProps } from '../index.ts';

const fit = [shop, customer, rider];
const travelled = route.slice(0, route.indexOf(rider) + 1);
const ahead = [rider, customer];

interface FollowedRiderMapProps extends Partial<MapViewProps> {
  /** Age of the rider's position, in seconds. The marker is stale from 30 s on. */
  readonly ageSeconds?: number;
}

/** A map that keeps the pick-up, the customer and the rider in view until the user moves it. */
export function FollowedRiderMap({ ageSeconds = 0, ...props }: FollowedRiderMapProps) {
  return (
    <MapView
      label="Delivery to 14 Kadam Lane"
      fit={fit}
      followLabel="Follow the rider"
      className="h-96"
      {...props}
    >
      <MapLine path={travelled} label="Way the rider has come" />
      <MapLine dashed path={ahead} label="Direct line to the customer" />
      <MapMarker kind="pickup" position={shop} label="Biryani Ghor" />
      <MapMarker kind="dropoff" position={customer} label="14 Kadam Lane" />
      <MapMarker
        kind="rider"
        position={rider}
        label="Shuvo, your rider"
        bearing={20}
        caption={ageSeconds === 0 ? 'Just now' : `${String(ageSeconds)} s ago`}
        stale={ageSeconds >= 30}
      />
    </MapView>
  );
}
