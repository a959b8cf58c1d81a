import { useLayoutEffect, useRef, useState } from 'react';
import type { OrderListRows } from './order-list-rows.ts';

/** Lines beyond either edge that exist already when they are scrolled to. */
const margin = 6;
/** The scroll position is taken in steps, so that most of a scroll renders nothing. */
const step = 52;
const firstGuess = { top: 0, height: 800 };

/** The order whose row holds the element; null for none. */
const orderOf = (target: EventTarget | null): string | null => {
  if (!(target instanceof Element)) return null;
  const { dataset } = target.closest<HTMLElement>('[data-order-id], [data-repeat-of]') ?? {};
  return dataset?.['orderId'] ?? dataset?.['repeatOf'] ?? null;
};

const orderAt = (rows: OrderListRows, line: number): string | null => {
  const row = rows.at(line);
  return row?.kind === 'order' ? row.id : null;
};

/**
 * Which lines of a scroll area exist: those on screen and a few more, and the one that has the focus, wherever it has
 * gone. Every line's place is known without measuring, so a change costs as much among 20,000 orders as among 20.
 */
export function useVisibleRows(rows: OrderListRows) {
  const viewport = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(firstGuess);
  const [focused, setFocused] = useState<string | null>(null);

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
    const follow = ({ target }: FocusEvent) => {
      setFocused(orderOf(target));
    };
    const letGo = () => {
      setFocused(null);
    };
    element.addEventListener('focusin', follow);
    element.addEventListener('focusout', letGo);
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
      element.removeEventListener('focusin', follow);
      element.removeEventListener('focusout', letGo);
    };
  }, []);

  const first = Math.max(0, rows.indexAt(seen.top) - margin);
  const last = Math.min(rows.size - 1, rows.indexAt(seen.top + seen.height + step) + margin);
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (focused === null || lines.some((line) => orderAt(rows, line) === focused)) return { viewport, lines };
  const kept = rows.indexOf(focused);
  if (kept < 0) return { viewport, lines };
  return { viewport, lines: kept < first ? [kept, ...lines] : [...lines, kept] };
}
