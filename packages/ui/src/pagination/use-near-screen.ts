import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onNear` when an element comes within 200 px of the viewport. Returns the ref callback for that
 * element. Observes nothing while `isEnabled` is false.
 */
export function useNearScreen(isEnabled: boolean, onNear: () => void) {
  const [element, setElement] = useState<Element | null>(null);
  const notifyNear = useEffectEvent(onNear);

  useEffect(() => {
    if (element === null || !isEnabled) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notifyNear();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element, isEnabled]);

  return setElement;
}
