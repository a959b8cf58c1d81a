import { createStore } from 'effector';
import type { TabCandidacy, Tabs } from './ports.ts';

/** The other tabs, reached through Web Locks and BroadcastChannel. */
const platformTabs: Tabs = {
  isSupported: () => typeof BroadcastChannel === 'function' && globalThis.navigator?.locks !== undefined,
  openChannel: (name, received) => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => received(data));
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  },
  campaign: (name, { isTakeover, won, lost }: TabCandidacy) => {
    const resignation = new AbortController();
    const { signal } = resignation;
    let hasWon = false;
    const lead = (): Promise<void> =>
      new Promise((release) => {
        if (signal.aborted) return release();
        signal.addEventListener('abort', () => release(), { once: true });
        hasWon = true;
        won();
      });
    // The browser rejects the request when another tab takes the lock, or if it denies Web Locks in a
    // third-party frame. Such a frame leads itself.
    globalThis.navigator.locks.request(name, isTakeover ? { steal: true } : { signal }, lead).catch(() => {
      if (signal.aborted) return;
      if (hasWon) lost();
      else void lead();
    });
    return () => resignation.abort();
  },
};

export const $tabs = createStore<Tabs>(platformTabs, { serialize: 'ignore' });

/** A tab that shares nothing with others, for pages and processes that run several portals at once. */
export const soloTabs: Tabs = {
  isSupported: () => false,
  openChannel: () => ({ post: () => undefined, close: () => undefined }),
  campaign: () => () => undefined,
};
