import { createStore } from 'effector';

/** Tells whoever looks after the portal of something that no vendor needs to know. */
export const $warn = createStore<(message: string) => void>(
  // eslint-disable-next-line no-console -- the one place in which the portal speaks to the console
  (message) => console.warn(message),
  { serialize: 'ignore' },
);
