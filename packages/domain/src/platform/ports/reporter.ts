import { attach, createStore } from 'effector';
import type { Reporter } from './ports.ts';

/** Reports to the browser's console as warnings. */
export const consoleReporter: Reporter = {
  report: (message, detail) => console.warn(message, detail),
};

export const $reporter = createStore<Reporter>(consoleReporter, { serialize: 'ignore' });

/**
 * Creates an effect that reports the kind of a failure, without any user input.
 * @param message describes the failed operation
 */
export const createReportFx = (message: string) =>
  attach({
    source: $reporter,
    effect: (reporter, { kind }: { readonly kind: string }) => reporter.report(message, { kind }),
  });
