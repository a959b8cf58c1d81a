import { useCallback, useSyncExternalStore } from 'react';

/**
 * Measures an element, and measures it again when the element or one of its children changes size.
 * Returns `fallback` without an element, for example on a server.
 */
export function useMeasured<Value extends string | number | boolean>(
  element: HTMLElement | null,
  measure: (element: HTMLElement) => Value,
  fallback: Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!element) return () => undefined;
      const observer = new ResizeObserver(onChange);
      for (const observed of [element, ...element.children]) observer.observe(observed);
      return () => {
        observer.disconnect();
      };
    },
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    () => (element ? measure(element) : fallback),
    () => fallback,
  );
}
