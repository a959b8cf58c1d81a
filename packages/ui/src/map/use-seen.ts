import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element was ever on (or within a screen of) the visible page. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (seen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, seen]);

  return seen;
}
