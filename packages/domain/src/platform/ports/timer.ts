import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $clock } from './clock.ts';

/**
 * A timer that can be set, set anew and cancelled, on the clock of the scope.
 *
 * Waiting is no pending effect: `allSettled` does not hang on it, and a virtual clock drives it.
 */
export const createTimer = () => {
  /** Waits this many milliseconds from now; an earlier wait is forgotten. */
  const set = createEvent<number>();
  const cancel = createEvent();
  /** The time is up. */
  const elapsed = createEvent();

  const $wait = createStore<AbortController | null>(null, { serialize: 'ignore' });

  const beginFx = attach({
    source: { clock: $clock, wait: $wait },
    effect: ({ clock, wait }, ms: number) => {
      wait?.abort();
      const next = new AbortController();
      const ring = scopeBind(elapsed, { safe: true });
      clock.sleep(ms, next.signal).then(
        () => {
          if (!next.signal.aborted) ring();
        },
        () => undefined,
      );
      return next;
    },
  });

  const abandonFx = attach({ source: $wait, effect: (wait) => wait?.abort() });

  $wait.on(beginFx.doneData, (_, next) => next).reset(abandonFx.done, elapsed);

  sample({ clock: set, target: beginFx });
  sample({ clock: cancel, target: abandonFx });

  return { set, cancel, elapsed };
};
