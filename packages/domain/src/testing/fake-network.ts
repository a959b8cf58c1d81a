import type { NetworkStatus } from '../platform/ports/ports.ts';

export interface FakeNetwork extends NetworkStatus {
  goOffline(): void;
  goOnline(): void;
}

/** Creates the network of a device that a test takes offline. It is online at first. */
export const createFakeNetwork = (): FakeNetwork => {
  let isOffline = false;
  const listeners = new Set<() => void>();
  const change = (offline: boolean) => {
    isOffline = offline;
    for (const changed of listeners) changed();
  };
  return {
    isOffline: () => isOffline,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    goOffline: () => change(true),
    goOnline: () => change(false),
  };
};
