import { useMemo } from 'react';
import { clusterPoints } from './cluster-points.ts';
import { MapCluster } from './map-cluster.tsx';
import { useMapContext } from './map-context.ts';
import { MapMarker } from './map-marker.tsx';
import { useClusterWindow } from './use-cluster-window.ts';
import { visibleClusters } from './visible-clusters.ts';
import type { MapMarkerProps } from './map-marker.types.ts';
import type { MarkerKind } from './map-store.ts';
import type { Point } from './mercator.ts';

/**
 * Many markers. Where they lie close together, a button with their number replaces them, and pressing it zooms
 * in. Only markers near the visible part of the map are rendered. Pass the same `items` array on each render
 * until it changes.
 */
export function MapClusters({
  items,
  clusterLabel,
  formatCount = String,
  size = 44,
  onSelect,
}: MapClustersProps) {
  const { store } = useMapContext('MapClusters');
  const view = useClusterWindow(store);
  const { zoom, isSingle } = view;
  const clusters = useMemo(
    () =>
      isSingle
        ? items.map((item) => ({ key: item.id, center: item.position, items: [item] }))
        : clusterPoints(items, zoom),
    [items, zoom, isSingle],
  );

  return visibleClusters(clusters, view).map(({ key, center, items: members }) => {
    const [first] = members;
    if (members.length === 1 && first) {
      const { id, kind, position, label, bearing, caption, stale = false } = first;
      return (
        <MapMarker
          key={id}
          kind={kind}
          position={position}
          label={label}
          bearing={bearing}
          caption={caption}
          stale={stale}
          size={size}
          onSelect={() => onSelect?.(id)}
        />
      );
    }
    return (
      <MapCluster
        key={`${String(zoom)}/${key}`}
        kind={kindOf(members)}
        position={center}
        points={members.map(({ position }) => position)}
        label={clusterLabel(members.length)}
      >
        {formatCount(members.length)}
      </MapCluster>
    );
  });
}

/** Returns the kind that all markers of a cluster have. Returns undefined for a mixed cluster. */
function kindOf(members: readonly MapClusterItem[]): MarkerKind | undefined {
  const kind = members[0]?.kind;
  return members.every((member) => member.kind === kind) ? kind : undefined;
}

/** A marker that may be part of a cluster. `bearing`, `caption` and `stale` are those of `MapMarker`. */
export interface MapClusterItem extends Pick<MapMarkerProps, 'bearing' | 'caption' | 'stale'> {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly position: Point;
  /** Accessible name and tooltip of the marker. */
  readonly label: string;
}

export interface MapClustersProps {
  readonly items: readonly MapClusterItem[];
  /** Returns the accessible name of a cluster, such as "12 orders, zoom in". */
  readonly clusterLabel: (count: number) => string;
  /** Formats the number on a cluster in the user's language. */
  readonly formatCount?: (count: number) => string;
  /** Height of a single pin in pixels. */
  readonly size?: number;
  /** Called with the id of the marker that the user pressed. */
  readonly onSelect?: ((id: string) => void) | undefined;
}
