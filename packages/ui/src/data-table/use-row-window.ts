import { useCallback, useEffect, useMemo, useState } from 'react';
import { layOut, rowsInSight } from './rows-in-sight.ts';
import type { Stretch } from './rows-in-sight.ts';

/** Assumed row height in pixels until a rendered row can be measured. */
const usualHeight = 48;

interface RowWindow<Element extends HTMLElement> {
  /** Ref for the parent element of the rows. */
  readonly ref: (element: Element | null) => void;
  readonly stretches: readonly Stretch[];
  /** Height of one row in pixels. */
  readonly rowHeight: number;
}

const indexOf = (target: EventTarget | null): number =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
    : -1;

/**
 * Virtualizes a long list inside its own scroll frame or the page. All rows must have the same height, which
 * is measured. The focused row stays rendered after it is scrolled away.
 */
export function useRowWindow<Element extends HTMLElement>(count: number, isOn: boolean): RowWindow<Element> {
  const [list, setList] = useState<Element | null>(null);
  const [kept, setKept] = useState(-1);
  const [seen, setSeen] = useState({ start: 0, end: 24, rowHeight: usualHeight });

  const look = useCallback(() => {
    if (!list) return;
    const frame = list.closest('[data-slot="data-table-scroller"]')?.getBoundingClientRect();
    const measured = list.querySelector('[data-index]')?.getBoundingClientRect().height;
    const rowHeight = measured || usualHeight;
    const range = rowsInSight({
      count,
      rowHeight,
      listTop: list.getBoundingClientRect().top,
      viewTop: Math.max(0, frame?.top ?? 0),
      viewBottom: Math.min(innerHeight, frame?.bottom || innerHeight),
    });
    setSeen((before) =>
      before.start === range.start && before.end === range.end && before.rowHeight === rowHeight
        ? before
        : { ...range, rowHeight },
    );
  }, [list, count]);

  useEffect(() => {
    if (!list || !isOn) return undefined;
    const keep = ({ target }: FocusEvent) => {
      setKept(indexOf(target));
    };
    const letGo = () => {
      setKept(-1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(list);
    list.addEventListener('focusin', keep);
    list.addEventListener('focusout', letGo);
    // Scroll events do not bubble. Capturing on the document catches them from every scroll container.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      list.removeEventListener('focusin', keep);
      list.removeEventListener('focusout', letGo);
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [list, isOn, look]);

  const stretches = useMemo(
    () => layOut(count, isOn ? seen : { start: 0, end: count }, kept),
    [count, isOn, seen, kept],
  );
  return {
    ref: setList,
    stretches,
    rowHeight: seen.rowHeight,
  };
}
