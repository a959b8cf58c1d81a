import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns true once an element has been visible or within one screen of the visible area. */
export function useHasBeenVisible(element: RefObject<Element | null>): boolean {
  const [hasBeenVisible, setHasBeenVisible] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (hasBeenVisible || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setHasBeenVisible(true);
      },
      { rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, hasBeenVisible]);

  return hasBeenVisible;
}
