import { useEffect, useEffectEvent, useState } from 'react';

/** Calls back when the element that gets the returned ref comes near the screen, as long as it is `watched`. */
export function useNearScreen(watched: boolean, onNear: () => void) {
  const [element, setElement] = useState<Element | null>(null);
  const tell = useEffectEvent(onNear);

  useEffect(() => {
    if (element === null || !watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element, watched]);

  return setElement;
}
