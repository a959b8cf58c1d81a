import { attach, createStore } from 'effector';
import type { Reporter } from './ports.ts';

/** Reports to the browser's console as warnings. */
export const consoleReporter: Reporter = {
  report: (what, detail) => console.warn(what, detail),
};

export const $reporter = createStore<Reporter>(consoleReporter, { serialize: 'ignore' });

/**
 * Creates an effect that reports the kind of a failure, without any user input.
 * @param what the operation that failed
 */
export const createReportFx = (what: string) =>
  attach({
    source: $reporter,
    effect: (reporter, { kind }: { readonly kind: string }) => reporter.report(what, { kind }),
  });
