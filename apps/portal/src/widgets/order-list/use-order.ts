import { useCallback, useSyncExternalStore } from 'react';
import type { OrderSource } from '@saddlebag/domain/tracking';

/** One order, kept up to date. A component that uses it renders when that order changes, and for no other. */
export function useOrder(source: OrderSource, id: string) {
  const subscribe = useCallback((changed: () => void) => source.subscribe(id, changed), [source, id]);
  return useSyncExternalStore(subscribe, () => source.order(id));
}
