import { useMemo, useRef } from 'react';
import { cn } from '../internals/cn.ts';
import { useMapContext } from './map-context.ts';
import { useEngineShape } from './use-engine-shape.ts';
import { useMapFeature } from './use-map-feature.ts';
import { shapePath, useShapePlacement } from './use-shape-placement.ts';
import type { ComponentProps } from 'react';
import type { Point } from './mercator.ts';

/**
 * A line through points, such as a rider's route. Pass the same `path` array on each render until it changes.
 *
 * Renders an `<svg>` above the base map and below the markers. Style it through `[data-slot=map-line]`.
 */
export function MapLine({ path, label, dashed = false, className, ...props }: MapLineProps) {
  const { store, layers } = useMapContext('MapLine');
  const groupRef = useRef<SVGGElement>(null);
  const pathData = useMemo(() => shapePath(path, false), [path]);
  useMapFeature(
    'MapLine',
    useMemo(() => ({ type: 'line' as const, path, label }), [path, label]),
  );
  useShapePlacement(groupRef, store, path[0]);
  const casingRef = useEngineShape({ layers, type: 'line', path, isDashed: dashed });
  const lineRef = useEngineShape({ layers, type: 'line', path, isDashed: dashed });
  return (
    <svg
      {...props}
      data-slot="map-line"
      data-drawn-by={layers ? 'engine' : undefined}
      data-dashed={dashed ? '' : undefined}
      aria-hidden="true"
      className={cn('sb-map-shape sb-map-line', className)}
    >
      <g ref={groupRef}>
        <path ref={casingRef} d={pathData} vectorEffect="non-scaling-stroke" className="sb-map-line-casing" />
        <path ref={lineRef} d={pathData} vectorEffect="non-scaling-stroke" className="sb-map-line-way" />
      </g>
    </svg>
  );
}

export interface MapLineProps extends Omit<ComponentProps<'svg'>, 'path' | 'children'> {
  readonly path: readonly Point[];
  /** Name of the line in the list for screen readers. */
  readonly label?: string | undefined;
  /** Draws dots instead of a solid line, for example for an expected route. */
  readonly dashed?: boolean;
}
