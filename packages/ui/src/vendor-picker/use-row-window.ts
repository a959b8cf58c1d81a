import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows rendered above and below the visible ones, so that fast scrolling shows no gap. */
const overscan = 6;
/** Assumed height of the list before its first layout, in rows. */
const defaultVisibleRows = 10;

interface RowWindowOptions {
  readonly count: number;
  /** Height of each row in pixels. */
  readonly rowHeight: number;
  /** Index of the row to scroll into view. -1 if there is none. */
  readonly revealedIndex: number;
}

/** Virtualizes a long list. Returns the range of rows to render. `end` is exclusive. */
export function useRowWindow({ count, rowHeight, revealedIndex }: RowWindowOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState({ top: 0, height: 0 });

  const onScroll = () => {
    const top = list.current?.scrollTop ?? 0;
    setViewport((current) => ({ ...current, top }));
  };

  useEffect(() => {
    if (!list.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      setViewport((current) => ({ ...current, height: entry?.contentRect.height ?? current.height }));
    });
    observer.observe(list.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  // Also when the height changes: what appears below the list makes it shorter, and could hide the revealed row.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || revealedIndex < 0) return;
    const top = revealedIndex * rowHeight;
    const height = element.clientHeight || defaultVisibleRows * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + height) element.scrollTop = top + rowHeight - height;
  }, [revealedIndex, rowHeight, count, viewport.height]);

  const first = Math.min(Math.floor(viewport.top / rowHeight), count);
  const visible = Math.ceil(viewport.height / rowHeight) || defaultVisibleRows;
  return {
    list,
    onScroll,
    start: Math.max(0, first - overscan),
    end: Math.min(count, first + visible + overscan),
  };
}
