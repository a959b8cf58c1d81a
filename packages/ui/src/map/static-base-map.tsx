import { useId, useLayoutEffect, useRef } from 'react';
import { toWorld, worldSize } from './mercator.ts';
import type { MapFrame, MapStore } from './map-store.ts';

/** Edge of a grid cell in pixels at a whole zoom level. */
const cellSize = 96;

/**
 * A base map without map data: a grid that moves and scales with the camera, so that camera changes are
 * visible. Renders an `<svg>`. It needs no loading or graphics hardware, so it also works in tests and
 * prints.
 */
export function StaticBaseMap({ store }: { readonly store: MapStore }) {
  const id = useId();
  const pattern = useRef<SVGPatternElement>(null);

  useLayoutEffect(() => {
    const updatePattern = ({ camera, size }: MapFrame) => {
      const { x, y } = toWorld(camera.center);
      const scale = 2 ** (camera.zoom - Math.floor(camera.zoom));
      const offset = (world: number, length: number) =>
        length / 2 - ((world * worldSize(camera.zoom)) % (cellSize * scale));
      pattern.current?.setAttribute(
        'patternTransform',
        `translate(${String(offset(x, size.width))} ${String(offset(y, size.height))}) scale(${String(scale)})`,
      );
    };
    updatePattern(store.frame());
    return store.onFrame(updatePattern);
  }, [store]);

  return (
    <svg data-slot="map-static-ground" className="sb-map-static" aria-hidden="true">
      <pattern ref={pattern} id={id} width={cellSize} height={cellSize} patternUnits="userSpaceOnUse">
        <path d={`M0 .5H${String(cellSize)}M.5 0V${String(cellSize)}`} className="sb-map-grid-line" />
        <path
          d={`M0 ${String(cellSize / 2)}H${String(cellSize)}M${String(cellSize / 2)} 0V${String(cellSize)}`}
          className="sb-map-grid-line-fine"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
