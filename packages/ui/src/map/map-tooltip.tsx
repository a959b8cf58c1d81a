import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Free pixels between a bubble and the edge of the map. */
const margin = 6;

/**
 * The bubble of a marker, above the pin, or below it where the map ends; pushed aside so that it ends inside the map.
 * Renders a `<div role="tooltip">`; style it through `[data-slot=map-tooltip]` and `[data-side]`.
 */
export function MapTooltip({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    const map = element?.closest('[data-slot=map]')?.getBoundingClientRect();
    if (!element || !map) return;
    const box = element.getBoundingClientRect();
    const left = map.left + margin - box.left;
    const right = map.right - margin - box.right;
    const shift = left > 0 ? left : Math.min(right, 0);
    element.style.setProperty('--shift', `${String(Math.round(shift))}px`);
    if (box.top < map.top + margin) element.dataset['side'] = 'below';
  }, []);

  return (
    <div ref={bubble} id={id} role="tooltip" dir="auto" data-slot="map-tooltip" className="sb-map-tooltip">
      {children}
    </div>
  );
}
