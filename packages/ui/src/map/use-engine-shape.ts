import { useLayoutEffect, useRef } from 'react';
import type { MapLayers } from './map-adapter.ts';
import type { Point } from './mercator.ts';

interface EngineShapeOptions {
  readonly layers: MapLayers | null;
  readonly type: 'polygon' | 'line';
  readonly path: readonly Point[];
  readonly fillOpacity?: number;
  readonly isDashed?: boolean;
}

/**
 * Passes a shape to an engine that draws shapes itself. Attach the returned ref to an invisible element: the
 * shape takes its colours and widths from that element's computed style.
 */
export function useEngineShape({
  layers,
  type,
  path,
  fillOpacity = 1,
  isDashed = false,
}: EngineShapeOptions) {
  const styleSource = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (!layers || !styleSource.current) return undefined;
    const { stroke, strokeWidth, fill } = getComputedStyle(styleSource.current);
    return layers.drawShape({
      type,
      path,
      stroke,
      strokeWidth: Number.parseFloat(strokeWidth) || 2,
      fill,
      fillOpacity,
      isDashed,
    });
  }, [layers, type, path, fillOpacity, isDashed]);
  return styleSource;
}
