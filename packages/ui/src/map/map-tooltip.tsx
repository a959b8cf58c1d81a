import { useEffect, useRef } from 'react';
import { useMapContext } from './map-context.ts';
import type { ReactNode } from 'react';

/** Free pixels between a bubble and the edge of the map. */
const margin = 6;

/**
 * The bubble of a marker, above the pin, or below it where the map ends; pushed aside so that it ends inside the map.
 * Renders a `<div role="tooltip">`; style it through `[data-slot=map-tooltip]` and `[data-side]`.
 */
export function MapTooltip({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { store } = useMapContext('MapTooltip');
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const keepInside = () => {
      if (bubble.current) placeInside(bubble.current);
    };
    keepInside();
    // Asked for after the marker's own place, so that the bubble is measured where the marker stands by now.
    return store.onFrame(keepInside);
  }, [store]);

  return (
    <div ref={bubble} id={id} role="tooltip" dir="auto" data-slot="map-tooltip" className="sb-map-tooltip">
      {children}
    </div>
  );
}

function placeInside(bubble: HTMLElement) {
  const map = bubble.closest('[data-slot=map]')?.getBoundingClientRect();
  if (!map) return;
  bubble.style.setProperty('--shift', '0px');
  bubble.dataset['side'] = 'above';
  const box = bubble.getBoundingClientRect();
  const fromStart = map.left + margin - box.left;
  const fromEnd = map.right - margin - box.right;
  const shift = fromStart > 0 ? fromStart : Math.min(fromEnd, 0);
  bubble.style.setProperty('--shift', `${String(Math.round(shift))}px`);
  if (box.top < map.top + margin) bubble.dataset['side'] = 'below';
}
