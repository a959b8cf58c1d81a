import { createStore } from 'effector';
import type { PageVisibility } from './ports.ts';

/** The visibility of the browser tab. Outside a browser, the page is always visible. */
const platformVisibility: PageVisibility = {
  isHidden: () => globalThis.document?.hidden ?? false,
  subscribe: (changed) => {
    globalThis.document?.addEventListener('visibilitychange', changed);
    return () => globalThis.document?.removeEventListener('visibilitychange', changed);
  },
};

export const $visibility = createStore<PageVisibility>(platformVisibility, { serialize: 'ignore' });
