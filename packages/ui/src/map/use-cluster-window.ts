import { useState, useSyncExternalStore } from 'react';
import { clusterWindowOf } from './visible-clusters.ts';
import type { ClusterWindow } from './visible-clusters.ts';
import type { MapStore } from './map-store.ts';

/** Returns the cluster window of the camera. The component renders only when the window changes. */
export function useClusterWindow(store: MapStore): ClusterWindow {
  const [readWindow] = useState(() => createWindowReader(store));
  return useSyncExternalStore(store.onFrame, readWindow, readWindow);
}

/** Creates a function that returns the same object until the window changes. */
function createWindowReader(store: MapStore): () => ClusterWindow {
  let last = clusterWindowOf(store.frame());
  return () => {
    const next = clusterWindowOf(store.frame());
    const isSame = next.zoom === last.zoom && next.west === last.west && next.north === last.north;
    if (!isSame || next.east !== last.east || next.south !== last.south) last = next;
    return last;
  };
}
