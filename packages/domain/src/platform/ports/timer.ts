import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $clock } from './clock.ts';

/**
 * Creates a restartable timer on the scope's clock.
 *
 * A waiting timer is not a pending effect, so `allSettled` does not wait for it. Tests drive it with a
 * virtual clock.
 */
export const createTimer = () => {
  /** Starts the timer with this many milliseconds. Replaces an earlier start. */
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
