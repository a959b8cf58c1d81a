import { useEffect, useRef, useState } from 'react';
import { isInside, unproject } from './mercator.ts';
import type { RefObject } from 'react';
import type { MapStore } from './map-store.ts';
import type { Pixel } from './mercator.ts';

/**
 * Shows the name of the area under the mouse, next to the pointer. Escape hides the tooltip until the pointer
 * leaves the area. Renders a `<div>` that ignores pointer events. For screen readers, `MapOutline` lists the
 * names.
 */
export function MapAreaTooltip({
  root,
  store,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly store: MapStore;
}) {
  const tooltip = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string | undefined>();
  const [dismissedLabel, setDismissedLabel] = useState<string | undefined>();

  useEffect(() => {
    const mapElement = root.current;
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !mapElement) return;
      const bounds = mapElement.getBoundingClientRect();
      const pixel = { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
      const isOverControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      setLabel(isOverControl ? undefined : areaLabelAt(pixel, store));
      tooltip.current?.style.setProperty(
        'transform',
        `translate(${String(pixel.x + 14)}px, ${String(pixel.y + 18)}px)`,
      );
    };
    const onPointerLeave = () => {
      setLabel(undefined);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissedLabel(label);
    };
    mapElement?.addEventListener('pointermove', onPointerMove);
    mapElement?.addEventListener('pointerleave', onPointerLeave);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      mapElement?.removeEventListener('pointermove', onPointerMove);
      mapElement?.removeEventListener('pointerleave', onPointerLeave);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [root, store, label]);

  if (dismissedLabel !== undefined && label !== dismissedLabel) setDismissedLabel(undefined);
  return (
    <div
      ref={tooltip}
      hidden={label === undefined || label === dismissedLabel}
      aria-hidden="true"
      data-slot="map-area-tooltip"
      className="sb-map-area-tooltip"
    >
      <bdi>{label}</bdi>
    </div>
  );
}

function areaLabelAt(pixel: Pixel, store: MapStore): string | undefined {
  const { camera, size } = store.frame();
  const point = unproject(pixel, camera, size);
  return store
    .features()
    .findLast(
      (feature) => feature.type === 'polygon' && feature.label !== undefined && isInside(point, feature.path),
    )?.label;
}
