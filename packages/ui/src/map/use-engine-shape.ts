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
 * Hands a shape to an engine that draws shapes itself, in the looks that the stylesheet gives to the element of the
 * returned ref; that element stays on the page without being seen.
 */
export function useEngineShape({
  layers,
  type,
  path,
  fillOpacity = 1,
  isDashed = false,
}: EngineShapeOptions) {
  const model = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (!layers || !model.current) return undefined;
    const { stroke, strokeWidth, fill } = getComputedStyle(model.current);
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
  return model;
}
