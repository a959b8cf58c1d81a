import { createStrictContext } from '../internals/strict-context.ts';
import type { MapLayers } from './map-adapter.ts';
import type { MapLabels } from './map.labels.ts';
import type { MapStore } from './map-store.ts';

/** Context that `MapView` provides to its children. */
export interface MapContextValue {
  readonly store: MapStore;
  /** Layers of the engine. Null while `MapView` draws pins and shapes itself. */
  readonly layers: MapLayers | null;
  readonly labels: MapLabels;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
}

export const [MapContext, useMapContext] = createStrictContext<MapContextValue>({
  root: 'MapView',
  consequence: 'there is no map to draw it on',
});
