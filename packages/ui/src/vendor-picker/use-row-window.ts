import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn above and below what is seen, so that a fast wheel meets no gap. */
const spare = 6;
/** A list that is not laid out yet is taken for this many rows high. */
const screenful = 10;

interface RowWindowOptions {
  readonly count: number;
  /** In pixels; all rows have it. */
  readonly rowHeight: number;
  /** The row that must be in sight; -1 for none. */
  readonly revealed: number;
}

/** Draws only the rows of a long list that can be seen. Returns the range to draw (`end` excluded). */
export function useRowWindow({ count, rowHeight, revealed }: RowWindowOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 0 });

  const onScroll = () => {
    const top = list.current?.scrollTop ?? 0;
    setSeen((before) => ({ ...before, top }));
  };

  useEffect(() => {
    if (!list.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      setSeen((before) => ({ ...before, height: entry?.contentRect.height ?? before.height }));
    });
    observer.observe(list.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || revealed < 0) return;
    const top = revealed * rowHeight;
    const height = element.clientHeight || screenful * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + height) element.scrollTop = top + rowHeight - height;
  }, [revealed, rowHeight, count]);

  const first = Math.min(Math.floor(seen.top / rowHeight), count);
  const visible = Math.ceil(seen.height / rowHeight) || screenful;
  return { list, onScroll, start: Math.max(0, first - spare), end: Math.min(count, first + visible + spare) };
}
