import { attach, createStore } from 'effector';
import type { Reporter } from './ports.ts';

/** Into the browser's console, below the level of an error. */
export const consoleReporter: Reporter = {
  report: (what, detail) => console.warn(what, detail),
};

/** The reporter of the scope. */
export const $reporter = createStore<Reporter>(consoleReporter, { serialize: 'ignore' });

/** An effect that reports a failure: what could not be done, and of which kind the failure is, without anything typed. */
export const createReport = (what: string) =>
  attach({
    source: $reporter,
    effect: (reporter, { kind }: { readonly kind: string }) => reporter.report(what, { kind }),
  });
