import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ChartStop } from './chart.types.ts';

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Returns the index of the stop nearest to a position. Returns 0 without stops. */
export function nearestStopIndex(stops: readonly ChartStop[], position: number): number {
  let nearest = 0;
  for (const [index, stop] of stops.entries()) {
    const best = stops[nearest];
    if (best && Math.abs(stop.position - position) < Math.abs(best.position - position)) nearest = index;
  }
  return nearest;
}

/**
 * Tracks the cursor, which moves from stop to stop by pointer or keyboard. The index is -1 without a cursor.
 */
export function useChartCursor(stops: readonly ChartStop[], inset: number) {
  const [requestedIndex, setRequestedIndex] = useState(-1);
  const activeIndex = Math.min(requestedIndex, stops.length - 1);

  return {
    activeIndex,
    onFocus: () => {
      if (activeIndex < 0) setRequestedIndex(0);
    },
    onBlur: () => {
      setRequestedIndex(-1);
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      const pointerPosition = width === 0 ? 0 : (clientX - left) / width;
      const inlinePosition = isRightToLeft(currentTarget) ? 1 - pointerPosition : pointerPosition;
      setRequestedIndex(nearestStopIndex(stops, (inlinePosition - inset) / Math.max(1 - 2 * inset, 0.01)));
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (currentTarget !== document.activeElement) setRequestedIndex(-1);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const last = stops.length - 1;
      const forwardStep = isRightToLeft(event.currentTarget) ? -1 : 1;
      const targets: Readonly<Record<string, number>> = {
        ArrowRight: activeIndex + forwardStep,
        ArrowLeft: activeIndex - forwardStep,
        ArrowUp: activeIndex + 1,
        ArrowDown: activeIndex - 1,
        Home: 0,
        End: last,
      };
      const next = targets[event.key];
      if (event.key === 'Escape') setRequestedIndex(-1);
      if (next === undefined || event.nativeEvent.isComposing) return;
      event.preventDefault();
      setRequestedIndex(Math.max(0, Math.min(last, next)));
    },
  };
}
