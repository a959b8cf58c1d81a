import { MapMarker, MapPolygon, MapView } from '../index.ts';
import { deliveryArea, shop } from './city.ts';
import type { MapPoint, MapViewProps } from '../index.ts';

/** Sixty doors around the shop, spread evenly always in the same places, from north to south so that nearer pins stand in front. */
const doors: readonly MapPoint[] = Array.from({ length: 60 }, (_, index) => {
  const turn = index * 2.399963;
  const reach = 0.0014 * Math.sqrt(index + 1);
  return {
    latitude: shop.latitude + reach * Math.sin(turn),
    longitude: shop.longitude + reach * Math.cos(turn),
  };
}).toSorted((one, other) => other.latitude - one.latitude);
const everything = [shop, ...doors];

/** A busy evening: many doors, small pins. */
export function CourierDeskMap(props: Partial<MapViewProps>) {
  return (
    <MapView label="Orders of this evening" fit={everything} className="h-128" {...props}>
      <MapPolygon path={deliveryArea} label="Delivery area of Biryani Ghor" />
      {doors.map((door, index) => (
        <MapMarker
          key={`${String(door.latitude)} ${String(door.longitude)}`}
          kind="dropoff"
          size={40}
          position={door}
          label={`${String(index + 1)} Kadam Lane`}
        />
      ))}
      <MapMarker kind="vendor" position={shop} label="Biryani Ghor" />
    </MapView>
  );
}
