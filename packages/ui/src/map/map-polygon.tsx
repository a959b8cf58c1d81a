import { useMemo, useRef } from 'react';
import { cn } from '../internals/cn.ts';
import { useMapContext } from './map-context.ts';
import { useEngineShape } from './use-engine-shape.ts';
import { useMapFeature } from './use-map-feature.ts';
import { shapePath, useShapePlacement } from './use-shape-placement.ts';
import type { ComponentProps } from 'react';
import type { Point } from './mercator.ts';

/**
 * An area, such as the delivery area of a shop. Pass the same `path` array on each render until it changes.
 *
 * Renders an `<svg>` above the base map and below the markers. Style it through `[data-slot=map-polygon]`.
 */
export function MapPolygon({ path, label, fillOpacity = 0.2, className, ...props }: MapPolygonProps) {
  const { store, layers } = useMapContext('MapPolygon');
  const groupRef = useRef<SVGGElement>(null);
  const pathData = useMemo(() => shapePath(path, true), [path]);
  useMapFeature(
    'MapPolygon',
    useMemo(() => ({ type: 'polygon' as const, path, label }), [path, label]),
  );
  useShapePlacement(groupRef, store, path[0]);
  const pathRef = useEngineShape({ layers, type: 'polygon', path, fillOpacity });
  return (
    <svg
      {...props}
      data-slot="map-polygon"
      data-drawn-by={layers ? 'engine' : undefined}
      aria-hidden="true"
      className={cn('sb-map-shape sb-map-polygon', className)}
    >
      <g ref={groupRef}>
        <path ref={pathRef} d={pathData} fillOpacity={fillOpacity} vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}

export interface MapPolygonProps extends Omit<ComponentProps<'svg'>, 'path' | 'children' | 'fillOpacity'> {
  /** Corners of the area. The last corner need not repeat the first. */
  readonly path: readonly Point[];
  /** Name of the area in its tooltip and in the list for screen readers. */
  readonly label?: string | undefined;
  readonly fillOpacity?: number;
}
