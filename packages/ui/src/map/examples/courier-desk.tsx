import { MapMarker, MapPolygon, MapView } from '../index.ts';
import { deliveryArea, shop } from './city.ts';
import type { MapPoint, MapViewProps } from '../index.ts';

/**
 * Sixty fixed addresses, spread evenly around the shop. Sorted from north to south, so that southern pins
 * overlap northern ones.
 */
const addresses: readonly MapPoint[] = Array.from({ length: 60 }, (_, index) => {
  const angle = index * 2.399963;
  const radius = 0.0014 * Math.sqrt(index + 1);
  return {
    latitude: shop.latitude + radius * Math.sin(angle),
    longitude: shop.longitude + radius * Math.cos(angle),
  };
}).toSorted((a, b) => b.latitude - a.latitude);
const allPoints = [shop, ...addresses];

/** A map with sixty addresses, marked by small pins. */
export function CourierDeskMap(props: Partial<MapViewProps>) {
  return (
    <MapView label="Orders of this evening" fit={allPoints} className="h-128" {...props}>
      <MapPolygon path={deliveryArea} label="Delivery area of Biryani Ghor" />
      {addresses.map((address, index) => (
        <MapMarker
          key={`${String(address.latitude)} ${String(address.longitude)}`}
          kind="dropoff"
          size={40}
          position={address}
          label={`${String(index + 1)} Kadam Lane`}
        />
      ))}
      <MapMarker kind="vendor" position={shop} label="Biryani Ghor" />
    </MapView>
  );
}
