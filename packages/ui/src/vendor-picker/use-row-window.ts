import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Rows drawn above and below what is seen, so that a fast wheel meets no gap. */
const spare = 6;

/**
 * Draws only the rows of a long list that can be seen. All rows have one height.
 *
 * Returns the range to draw (`end` excluded), and a way to bring a row into sight.
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [seen, setSeen] = useState({ start: 0, end: 2 * spare });

  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const first = Math.floor(element.scrollTop / rowHeight);
    // A list that is not laid out yet (or a test without layout) is taken for a screenful.
    const visible = Math.ceil((element.clientHeight || 10 * rowHeight) / rowHeight);
    const start = Math.max(0, first - spare);
    const end = first + visible + spare;
    setSeen((before) => (before.start === start && before.end === end ? before : { start, end }));
  }, [list, rowHeight]);

  useLayoutEffect(look, [look, count]);

  const reveal = useCallback(
    (index: number) => {
      const element = list.current;
      if (!element || index < 0) return;
      const top = index * rowHeight;
      const height = element.clientHeight || 10 * rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowHeight > element.scrollTop + height) element.scrollTop = top + rowHeight - height;
      look();
    },
    [list, rowHeight, look],
  );

  return { start: Math.min(seen.start, count), end: Math.min(seen.end, count), look, reveal };
}
