import { useId, useLayoutEffect, useRef } from 'react';
import { toWorld, worldSize } from './mercator.ts';
import type { MapFrame, MapStore } from './map-store.ts';

const cell = 96;

/**
 * The ground without any map data: a quiet grid that moves and scales with the camera, so that what stands on it has
 * a place. Renders an `<svg>`; it is there at once, in tests, prints and without graphics hardware.
 */
export function StaticGround({ store }: { readonly store: MapStore }) {
  const id = useId();
  const pattern = useRef<SVGPatternElement>(null);

  useLayoutEffect(() => {
    const place = ({ camera, size }: MapFrame) => {
      const { x, y } = toWorld(camera.center);
      const scale = 2 ** (camera.zoom - Math.floor(camera.zoom));
      const offset = (world: number, length: number) =>
        length / 2 - ((world * worldSize(camera.zoom)) % (cell * scale));
      pattern.current?.setAttribute(
        'patternTransform',
        `translate(${String(offset(x, size.width))} ${String(offset(y, size.height))}) scale(${String(scale)})`,
      );
    };
    place(store.frame());
    return store.onFrame(place);
  }, [store]);

  return (
    <svg data-slot="map-static-ground" className="sb-map-static" aria-hidden="true">
      <pattern ref={pattern} id={id} width={cell} height={cell} patternUnits="userSpaceOnUse">
        <path d={`M0 .5H${String(cell)}M.5 0V${String(cell)}`} className="sb-map-grid-line" />
        <path
          d={`M0 ${String(cell / 2)}H${String(cell)}M${String(cell / 2)} 0V${String(cell)}`}
          className="sb-map-grid-line-fine"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
