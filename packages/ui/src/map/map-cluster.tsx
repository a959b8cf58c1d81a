import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useMapContext } from './map-context.ts';
import { useMarkerPosition } from './use-marker-position.ts';
import type { ReactNode } from 'react';
import type { Point } from './mercator.ts';

/**
 * A button that represents several markers and zooms in on them. Renders a `<div>` with a `<button>`. Style it
 * through `[data-slot=map-cluster]`.
 */
export function MapCluster({ position, points, label, children }: MapClusterProps) {
  const { store, layers } = useMapContext('MapCluster');
  const [isRaised, setRaised] = useState(false);
  const { element, host } = useMarkerPosition({ store, layers, position, glideMs: 0, rank: 2, isRaised });
  const cluster = (
    <div ref={element} role="presentation" data-slot="map-cluster" className="sb-map-marker">
      <button
        type="button"
        aria-label={label}
        title={label}
        className="sb-map-cluster"
        onClick={() => {
          store.showPoints(points);
        }}
        onFocus={() => {
          setRaised(true);
        }}
        onBlur={() => {
          setRaised(false);
        }}
      >
        {children}
      </button>
    </div>
  );
  return host ? createPortal(cluster, host) : cluster;
}

interface MapClusterProps {
  readonly position: Point;
  /** Points of the markers, which a press shows. */
  readonly points: readonly Point[];
  /** Accessible name of the button. */
  readonly label: string;
  /** The number of markers. */
  readonly children: ReactNode;
}
