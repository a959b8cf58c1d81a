import { useEffect, useRef } from 'react';
import { useMapContext } from './map-context.ts';
import type { ReactNode } from 'react';

/** Free space between a tooltip and the edge of the map, in pixels. */
const edgeMargin = 6;

/**
 * The tooltip of a marker. It appears above the pin. Near the top edge of the map it appears below the pin.
 * It shifts sideways to stay inside the map. Renders a `<div role="tooltip">`. Style it through
 * `[data-slot=map-tooltip]` and `[data-side]`.
 */
export function MapTooltip({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { store } = useMapContext('MapTooltip');
  const tooltip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const keepInside = () => {
      if (tooltip.current) placeInside(tooltip.current);
    };
    keepInside();
    // The marker subscribed first, so its position is up to date when this listener measures the tooltip.
    return store.onFrame(keepInside);
  }, [store]);

  return (
    <div ref={tooltip} id={id} role="tooltip" dir="auto" data-slot="map-tooltip" className="sb-map-tooltip">
      {children}
    </div>
  );
}

function placeInside(tooltip: HTMLElement) {
  const mapBounds = tooltip.closest('[data-slot=map]')?.getBoundingClientRect();
  if (!mapBounds) return;
  tooltip.style.setProperty('--shift', '0px');
  tooltip.dataset['side'] = 'above';
  const bounds = tooltip.getBoundingClientRect();
  const overflowLeft = mapBounds.left + edgeMargin - bounds.left;
  const spaceRight = mapBounds.right - edgeMargin - bounds.right;
  const shift = overflowLeft > 0 ? overflowLeft : Math.min(spaceRight, 0);
  tooltip.style.setProperty('--shift', `${String(Math.round(shift))}px`);
  if (bounds.top < mapBounds.top + edgeMargin) tooltip.dataset['side'] = 'below';
}
