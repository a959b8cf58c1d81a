import { useEffect, useRef, useState } from 'react';
import { isInside, unproject } from './mercator.ts';
import type { RefObject } from 'react';
import type { MapStore } from './map-store.ts';
import type { Pixel } from './mercator.ts';

/**
 * Names the area under the mouse, beside the pointer. Renders a `<div>` that takes no gestures; the same names stand
 * in the list for screen readers. Escape puts it away until the pointer leaves the area.
 */
export function MapAreaTooltip({
  root,
  store,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly store: MapStore;
}) {
  const bubble = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string | undefined>();
  const [dismissed, dismiss] = useState<string | undefined>();

  useEffect(() => {
    const map = root.current;
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !map) return;
      const box = map.getBoundingClientRect();
      const pixel = { x: event.clientX - box.left, y: event.clientY - box.top };
      const isOnTop = event.target instanceof Element && event.target.closest('button, a') !== null;
      setLabel(isOnTop ? undefined : areaAt(pixel, store));
      bubble.current?.style.setProperty(
        'transform',
        `translate(${String(pixel.x + 14)}px, ${String(pixel.y + 18)}px)`,
      );
    };
    const leave = () => {
      setLabel(undefined);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(label);
    };
    map?.addEventListener('pointermove', move);
    map?.addEventListener('pointerleave', leave);
    document.addEventListener('keydown', key);
    return () => {
      map?.removeEventListener('pointermove', move);
      map?.removeEventListener('pointerleave', leave);
      document.removeEventListener('keydown', key);
    };
  }, [root, store, label]);

  if (dismissed !== undefined && label !== dismissed) dismiss(undefined);
  return (
    <div
      ref={bubble}
      hidden={label === undefined || label === dismissed}
      aria-hidden="true"
      data-slot="map-area-tooltip"
      className="sb-map-area-tooltip"
    >
      <bdi>{label}</bdi>
    </div>
  );
}

function areaAt(pixel: Pixel, store: MapStore): string | undefined {
  const { camera, size } = store.frame();
  const point = unproject(pixel, camera, size);
  return store
    .features()
    .findLast(
      (feature) => feature.type === 'polygon' && feature.label !== undefined && isInside(point, feature.path),
    )?.label;
}
