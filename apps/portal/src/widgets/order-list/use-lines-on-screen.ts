import { useLayoutEffect, useRef, useState } from 'react';
import type { OrderListRows } from './order-list-rows.ts';

/** Lines beyond either edge that exist already when they are scrolled to. */
const margin = 6;
/** The scroll position is taken in steps, so that most of a scroll renders nothing. */
const step = 52;
const firstGuess = { top: 0, height: 800 };

/**
 * Which lines of a scroll area exist: those on screen and a few more. Every line's place is known without measuring,
 * so a change costs as much among 20,000 orders as among 20.
 */
export function useLinesOnScreen(rows: OrderListRows) {
  const viewport = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(firstGuess);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const look = () => {
      const top = Math.floor(element.scrollTop / step) * step;
      const height = element.clientHeight;
      setSeen((known) => (known.top === top && known.height === height ? known : { top, height }));
    };
    // Calls back at once, and whenever the area changes its size.
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const first = Math.max(0, rows.lineAt(seen.top) - margin);
  const last = Math.min(rows.size - 1, rows.lineAt(seen.top + seen.height + step) + margin);
  return {
    viewport,
    lines: Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index),
  };
}
