import { useCallback, useEffect, useMemo, useState } from 'react';
import { layOutRows, visibleRowRange } from './visible-rows.ts';
import type { RowOrGap } from './visible-rows.ts';

/** Assumed row height in pixels until a rendered row can be measured. */
const defaultRowHeight = 48;

interface RowWindow<Element extends HTMLElement> {
  /** Ref for the parent element of the rows. */
  readonly ref: (element: Element | null) => void;
  readonly rowsAndGaps: readonly RowOrGap[];
  /** Height of one row in pixels. */
  readonly rowHeight: number;
}

const rowIndexOf = (target: EventTarget | null): number =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
    : -1;

/**
 * Virtualizes a long list that scrolls with its component's scroll container or with the page. All rows must
 * have the same height, which the hook measures. The focused row stays rendered after it is scrolled away.
 *
 * @param keptIndex Index of a row that stays rendered instead of the focused row. -1 for none.
 */
export function useRowWindow<Element extends HTMLElement>(
  count: number,
  isVirtual: boolean,
  keptIndex = -1,
): RowWindow<Element> {
  const [list, setList] = useState<Element | null>(null);
  const [focusedIndex, setFocusedIndex] = useState(-1);
  const [visibleRange, setVisibleRange] = useState({ start: 0, end: 24, rowHeight: defaultRowHeight });

  const measure = useCallback(() => {
    if (!list) return;
    const frame = list.closest('[data-slot$="-scroller"]')?.getBoundingClientRect();
    const measuredHeight = list.querySelector('[data-index]')?.getBoundingClientRect().height;
    const rowHeight = measuredHeight || defaultRowHeight;
    const range = visibleRowRange({
      count,
      rowHeight,
      listTop: list.getBoundingClientRect().top,
      viewTop: Math.max(0, frame?.top ?? 0),
      viewBottom: Math.min(innerHeight, frame?.bottom || innerHeight),
    });
    setVisibleRange((previous) =>
      previous.start === range.start && previous.end === range.end && previous.rowHeight === rowHeight
        ? previous
        : { ...range, rowHeight },
    );
  }, [list, count]);

  useEffect(() => {
    if (!list || !isVirtual) return undefined;
    const trackFocus = ({ target }: FocusEvent) => {
      setFocusedIndex(rowIndexOf(target));
    };
    const clearFocus = () => {
      setFocusedIndex(-1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('focusin', trackFocus);
    list.addEventListener('focusout', clearFocus);
    // Scroll events do not bubble. Capturing on the document catches them from every scroll container.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      list.removeEventListener('focusin', trackFocus);
      list.removeEventListener('focusout', clearFocus);
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [list, isVirtual, measure]);

  const rowsAndGaps = useMemo(
    () =>
      layOutRows(
        count,
        isVirtual ? visibleRange : { start: 0, end: count },
        keptIndex >= 0 ? keptIndex : focusedIndex,
      ),
    [count, isVirtual, visibleRange, focusedIndex, keptIndex],
  );
  return {
    ref: setList,
    rowsAndGaps,
    rowHeight: visibleRange.rowHeight,
  };
}
