import { createStrictContext } from '../internals/strict-context.ts';
import type { MapLabels } from './map.labels.ts';
import type { MapStore } from './map-store.ts';

/** What the children of a map need to know of it. */
export interface MapContextValue {
  readonly store: MapStore;
  readonly labels: MapLabels;
  /** Speaks a sentence to screen readers. */
  readonly announce: (text: string) => void;
}

export const [MapContext, useMapContext] = createStrictContext<MapContextValue>({
  root: 'MapView',
  consequence: 'there is no map to draw it on',
});
