import { createStore } from 'effector';
import type { NetworkStatus } from './ports.ts';

/** The network of the device, as the browser reports it. Outside a browser, it is never offline. */
const platformNetwork: NetworkStatus = {
  isOffline: () => globalThis.navigator?.onLine === false,
  subscribe: (changed) => {
    const page = typeof window === 'undefined' ? null : window;
    page?.addEventListener('online', changed);
    page?.addEventListener('offline', changed);
    return () => {
      page?.removeEventListener('online', changed);
      page?.removeEventListener('offline', changed);
    };
  },
};

export const $network = createStore<NetworkStatus>(platformNetwork, { serialize: 'ignore' });
