import { useCallback, useSyncExternalStore } from 'react';
import type { OrderSource } from '@saddlebag/domain/tracking';

/** Returns an order and subscribes to it. The component renders again only when this order changes. */
export function useOrder(source: OrderSource, id: string) {
  const subscribe = useCallback((onChange: () => void) => source.subscribe(id, onChange), [source, id]);
  return useSyncExternalStore(subscribe, () => source.order(id));
}
