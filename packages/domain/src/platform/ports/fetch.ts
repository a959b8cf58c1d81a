import { createStore } from 'effector';

/** The part of `fetch` that the client uses. */
export type FetchPort = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** How the scope reaches the network. Looked up at each call, so that a page may replace `globalThis.fetch` at any time. */
export const $fetch = createStore<FetchPort>((input, init) => globalThis.fetch(input, init), {
  serialize: 'ignore',
});
