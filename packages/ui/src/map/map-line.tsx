import { useMemo, useRef } from 'react';
import { cn } from '../internals/cn.ts';
import { useMapContext } from './map-context.ts';
import { useEngineShape } from './use-engine-shape.ts';
import { useMapFeature } from './use-map-feature.ts';
import { shapePath, useShapePlacement } from './use-shape-placement.ts';
import type { ComponentProps } from 'react';
import type { Point } from './mercator.ts';

/**
 * A way along points, such as the rider's route. Keep `path` the same array while it does not change.
 *
 * Renders an `<svg>` above the ground and below the markers; style it through `[data-slot=map-line]`.
 */
export function MapLine({ path, label, dashed = false, className, ...props }: MapLineProps) {
  const { store, layers } = useMapContext('MapLine');
  const group = useRef<SVGGElement>(null);
  const drawn = useMemo(() => shapePath(path, false), [path]);
  useMapFeature(
    'MapLine',
    useMemo(() => ({ type: 'line' as const, path, label }), [path, label]),
  );
  useShapePlacement(group, store, path[0]);
  const casing = useEngineShape({ layers, type: 'line', path, isDashed: dashed });
  const way = useEngineShape({ layers, type: 'line', path, isDashed: dashed });
  return (
    <svg
      {...props}
      data-slot="map-line"
      data-drawn-by={layers ? 'engine' : undefined}
      data-dashed={dashed ? '' : undefined}
      aria-hidden="true"
      className={cn('sb-map-shape sb-map-line', className)}
    >
      <g ref={group}>
        <path ref={casing} d={drawn} vectorEffect="non-scaling-stroke" className="sb-map-line-casing" />
        <path ref={way} d={drawn} vectorEffect="non-scaling-stroke" className="sb-map-line-way" />
      </g>
    </svg>
  );
}

export interface MapLineProps extends Omit<ComponentProps<'svg'>, 'path' | 'children'> {
  readonly path: readonly Point[];
  /** Names the way in the list for screen readers. */
  readonly label?: string | undefined;
  /** For a way that is only expected. */
  readonly dashed?: boolean;
}
