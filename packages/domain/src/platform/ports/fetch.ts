import { createStore } from 'effector';

/** The part of `fetch` that the client uses. */
export type FetchPort = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The fetch function of the scope. Reads `globalThis.fetch` on each call, so that a page can replace it at
 * any time.
 */
export const $fetch = createStore<FetchPort>((input, init) => globalThis.fetch(input, init), {
  serialize: 'ignore',
});
