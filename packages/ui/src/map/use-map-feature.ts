import { useEffect, useId } from 'react';
import { useMapContext } from './map-context.ts';
import type { MapFeature } from './map-store.ts';

type WithoutId<Feature> = Feature extends MapFeature ? Omit<Feature, 'id'> : never;

/** Puts a feature on the map while its component is on the page. Give it a new object only when something changed. */
export function useMapFeature(part: string, feature: WithoutId<MapFeature>): void {
  const id = useId();
  const { store } = useMapContext(part);
  useEffect(() => store.addFeature({ ...feature, id }), [store, feature, id]);
}
