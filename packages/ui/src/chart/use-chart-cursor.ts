import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ChartStop } from './chart.types.ts';

const isMirrored = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Returns the index of the stop nearest to a position. */
export function nearestStop(stops: readonly ChartStop[], share: number): number {
  let nearest = 0;
  for (const [index, stop] of stops.entries()) {
    const best = stops[nearest];
    if (best && Math.abs(stop.share - share) < Math.abs(best.share - share)) nearest = index;
  }
  return nearest;
}

/** Tracks the active stop, chosen by pointer or keyboard. The index is -1 while no stop is active. */
export function useChartCursor(stops: readonly ChartStop[], inset: number) {
  const [wanted, setActive] = useState(-1);
  const active = Math.min(wanted, stops.length - 1);

  return {
    active,
    onFocus: () => {
      if (active < 0) setActive(0);
    },
    onBlur: () => {
      setActive(-1);
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      const share = width === 0 ? 0 : (clientX - left) / width;
      const along = isMirrored(currentTarget) ? 1 - share : share;
      setActive(nearestStop(stops, (along - inset) / Math.max(1 - 2 * inset, 0.01)));
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (currentTarget !== document.activeElement) setActive(-1);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const last = stops.length - 1;
      const onwards = isMirrored(event.currentTarget) ? -1 : 1;
      const moves: Readonly<Record<string, number>> = {
        ArrowRight: active + onwards,
        ArrowLeft: active - onwards,
        ArrowUp: active + 1,
        ArrowDown: active - 1,
        Home: 0,
        End: last,
      };
      const next = moves[event.key];
      if (event.key === 'Escape') setActive(-1);
      if (next === undefined || event.nativeEvent.isComposing) return;
      event.preventDefault();
      setActive(Math.max(0, Math.min(last, next)));
    },
  };
}
