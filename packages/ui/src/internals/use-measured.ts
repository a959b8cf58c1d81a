import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reads something of an element's layout and reads it anew when the element, or what is in it, changes
 * its size. `fallback` stands until there is an element, on the server for instance.
 */
export function useMeasured<Value extends string | number | boolean>(
  element: HTMLElement | null,
  read: (element: HTMLElement) => Value,
  fallback: Value,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!element) return () => undefined;
      const observer = new ResizeObserver(changed);
      for (const each of [element, ...element.children]) observer.observe(each);
      return () => {
        observer.disconnect();
      };
    },
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    () => (element ? read(element) : fallback),
    () => fallback,
  );
}
