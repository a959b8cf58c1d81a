import { useState } from 'react';
import { MapClusters, MapMarker, MapView } from '../index.ts';
import { shop } from './city.ts';
import type { MapClusterItem, MapViewProps } from '../index.ts';

/** Four hundred fixed addresses, dense around the shop and sparse outside. */
const items: readonly MapClusterItem[] = Array.from({ length: 400 }, (_, index) => {
  const angle = index * 2.399963;
  const radius = 0.00000015 * (index + 3) ** 2;
  return {
    id: `order-${String(index + 1)}`,
    kind: 'dropoff',
    label: `${String(index + 1)} Kadam Lane`,
    position: {
      latitude: shop.latitude + radius * Math.sin(angle),
      longitude: shop.longitude + radius * Math.cos(angle),
    },
  };
});
const fit = [
  { latitude: shop.latitude - 0.025, longitude: shop.longitude - 0.025 },
  { latitude: shop.latitude + 0.025, longitude: shop.longitude + 0.025 },
];

/** All orders of an evening. Where they are dense, a button with their number replaces the pins. */
export function OverviewMap(props: Partial<MapViewProps>) {
  const [selected, setSelected] = useState('none');
  return (
    <>
      <MapView
        label="Orders of this evening"
        fit={fit}
        followLabel="Back to all orders"
        className="h-128"
        {...props}
      >
        <MapMarker kind="vendor" position={shop} label="Biryani Ghor" />
        <MapClusters
          items={items}
          clusterLabel={(count) => `${String(count)} orders, zoom in`}
          onSelect={setSelected}
        />
      </MapView>
      <output>Selected order: {selected}</output>
    </>
  );
}
