import { createStrictContext } from '../internals/strict-context.ts';
import type { MapLayers } from './map-adapter.ts';
import type { MapLabels } from './map.labels.ts';
import type { MapStore } from './map-store.ts';

/** What the children of a map need to know of it. */
export interface MapContextValue {
  readonly store: MapStore;
  /** The engine's own layers; null while the map places its pins and shapes itself. */
  readonly layers: MapLayers | null;
  readonly labels: MapLabels;
  /** Speaks a sentence to screen readers. */
  readonly announce: (text: string) => void;
}

export const [MapContext, useMapContext] = createStrictContext<MapContextValue>({
  root: 'MapView',
  consequence: 'there is no map to draw it on',
});
