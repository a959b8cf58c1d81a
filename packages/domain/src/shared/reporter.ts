import { createStore } from 'effector';
import type { Reporter } from './ports.ts';

/** Into the browser's console, below the level of an error. */
export const consoleReporter: Reporter = {
  report: (what, detail) => console.warn(what, detail),
};

/** The reporter of the scope. */
export const $reporter = createStore<Reporter>(consoleReporter, { serialize: 'ignore' });
