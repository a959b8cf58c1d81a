import { useMemo, useRef } from 'react';
import { cn } from '../internals/cn.ts';
import { useMapContext } from './map-context.ts';
import { useEngineShape } from './use-engine-shape.ts';
import { useMapFeature } from './use-map-feature.ts';
import { shapePath, useShapePlacement } from './use-shape-placement.ts';
import type { ComponentProps } from 'react';
import type { Point } from './mercator.ts';

/**
 * An area, such as where a shop delivers. Keep `path` the same array while it does not change.
 *
 * Renders an `<svg>` above the ground and below the markers; style it through `[data-slot=map-polygon]`.
 */
export function MapPolygon({ path, label, fillOpacity = 0.2, className, ...props }: MapPolygonProps) {
  const { store, layers } = useMapContext('MapPolygon');
  const group = useRef<SVGGElement>(null);
  const drawn = useMemo(() => shapePath(path, true), [path]);
  useMapFeature(
    'MapPolygon',
    useMemo(() => ({ type: 'polygon' as const, path, label }), [path, label]),
  );
  useShapePlacement(group, store, path[0]);
  const model = useEngineShape({ layers, type: 'polygon', path, fillOpacity });
  return (
    <svg
      {...props}
      data-slot="map-polygon"
      data-drawn-by={layers ? 'engine' : undefined}
      aria-hidden="true"
      className={cn('sb-map-shape sb-map-polygon', className)}
    >
      <g ref={group}>
        <path ref={model} d={drawn} fillOpacity={fillOpacity} vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}

export interface MapPolygonProps extends Omit<ComponentProps<'svg'>, 'path' | 'children' | 'fillOpacity'> {
  /** The corners; the last need not repeat the first. */
  readonly path: readonly Point[];
  /** Names the area: in a bubble under the mouse, and in the list for screen readers. */
  readonly label?: string | undefined;
  readonly fillOpacity?: number;
}
