import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useMapContext } from './map-context.ts';
import { markerGlyphs } from './marker-glyphs.ts';
import { useMarkerFocus } from './use-marker-focus.ts';
import { riderGlideMs, useMarkerPosition } from './use-marker-position.ts';
import type { ReactNode } from 'react';
import type { MarkerKind } from './map-store.ts';
import type { Point } from './mercator.ts';

/**
 * A button that represents several markers and zooms in on them. A cluster of riders glides like a rider.
 * Renders a `<div>` with a `<button>`. Style it through `[data-slot=map-cluster]` and `[data-kind]`.
 */
export function MapCluster({ kind, position, points, label, children }: MapClusterProps) {
  const { store, layers } = useMapContext('MapCluster');
  const [isRaised, setRaised] = useState(false);
  const { element, host } = useMarkerPosition({
    store,
    layers,
    position,
    glideMs: kind === 'rider' ? riderGlideMs : 0,
    rank: kind === 'rider' ? 3 : 2,
    isRaised,
  });
  const focusHandlers = useMarkerFocus({ marker: element, host, store, position });
  const cluster = (
    <div
      ref={element}
      role="presentation"
      data-slot="map-cluster"
      data-kind={kind}
      className="sb-map-marker"
      {...focusHandlers}
    >
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
        {kind === 'rider' && (
          <svg viewBox="0 0 20 20" className="sb-map-cluster-glyph" aria-hidden="true">
            <path d={markerGlyphs.rider} />
          </svg>
        )}
        {children}
      </button>
    </div>
  );
  return host ? createPortal(cluster, host) : cluster;
}

interface MapClusterProps {
  /** What all markers of the cluster stand for. Undefined for different kinds. */
  readonly kind: MarkerKind | undefined;
  readonly position: Point;
  /** Points of the markers, which a press shows. */
  readonly points: readonly Point[];
  /** Accessible name of the button. */
  readonly label: string;
  /** The number of markers. */
  readonly children: ReactNode;
}
