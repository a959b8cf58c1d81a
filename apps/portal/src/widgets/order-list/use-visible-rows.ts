import { useLayoutEffect, useRef, useState } from 'react';
import type { OrderListRows } from './order-list-rows.ts';

/** Number of rows rendered beyond each edge of the viewport. */
const overscan = 6;
/**
 * Scroll positions are rounded down to multiples of this many CSS pixels, so that most scroll events cause no
 * render.
 */
const scrollStep = 52;
/** The viewport before the first measurement, in CSS pixels. */
const initialViewport = { top: 0, height: 800 };

/** Returns the id of the order whose row contains the element, or null. */
const orderIdOfRow = (target: EventTarget | null): string | null => {
  if (!(target instanceof Element)) return null;
  const { dataset } = target.closest<HTMLElement>('[data-order-id], [data-repeat-of]') ?? {};
  return dataset?.['orderId'] ?? dataset?.['repeatOf'] ?? null;
};

const orderIdAt = (rows: OrderListRows, index: number): string | null => {
  const row = rows.at(index);
  return row?.kind === 'order' ? row.id : null;
};

/**
 * Returns the indexes of the rows to render: the visible ones, a few around them, and the row that has the
 * focus even if it is scrolled out of view. Row positions are computed, not measured, so an update costs the
 * same with 20 orders and with 20,000.
 */
export function useVisibleRows(rows: OrderListRows) {
  const viewport = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(initialViewport);
  const [focusedOrderId, setFocusedOrderId] = useState<string | null>(null);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const measure = () => {
      const top = Math.floor(element.scrollTop / scrollStep) * scrollStep;
      const height = element.clientHeight;
      setVisible((previous) =>
        previous.top === top && previous.height === height ? previous : { top, height },
      );
    };
    // The observer also calls back once after `observe`.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    const onFocusIn = ({ target }: FocusEvent) => {
      setFocusedOrderId(orderIdOfRow(target));
    };
    const onFocusOut = () => {
      setFocusedOrderId(null);
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  const first = Math.max(0, rows.indexAt(visible.top) - overscan);
  const last = Math.min(rows.size - 1, rows.indexAt(visible.top + visible.height + scrollStep) + overscan);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (focusedOrderId === null || indexes.some((index) => orderIdAt(rows, index) === focusedOrderId))
    return { viewport, indexes };
  const focusedIndex = rows.indexOf(focusedOrderId);
  if (focusedIndex < 0) return { viewport, indexes };
  return {
    viewport,
    indexes: focusedIndex < first ? [focusedIndex, ...indexes] : [...indexes, focusedIndex],
  };
}
