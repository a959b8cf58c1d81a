import { useSyncExternalStore } from 'react';
import type { MapStore } from './map-store.ts';

/**
 * Lists the named markers, areas and lines of the map for screen readers. Renders a visually hidden `<ul>`.
 */
export function MapOutline({ store, label }: { readonly store: MapStore; readonly label: string }) {
  const features = useSyncExternalStore(store.onFeatures, store.features, store.features);
  const named = features.filter((feature) => feature.label !== undefined);
  if (named.length === 0) return null;
  return (
    <ul data-slot="map-outline" aria-label={label} className="sr-only">
      {named.map(({ id, label: name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
