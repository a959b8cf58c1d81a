import { useEffect, useId } from 'react';
import { useMapContext } from './map-context.ts';
import type { MapFeature } from './map-store.ts';

type WithoutId<Feature> = Feature extends MapFeature ? Omit<Feature, 'id'> : never;

/**
 * Adds a feature to the map while its component is mounted. Memoize `feature`, because a new object updates
 * the map.
 */
export function useMapFeature(part: string, feature: WithoutId<MapFeature>): void {
  const id = useId();
  const { store } = useMapContext(part);
  useEffect(() => store.addFeature({ ...feature, id }), [store, feature, id]);
}
