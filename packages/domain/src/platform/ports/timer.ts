import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $clock } from './clock.ts';

/**
 * Creates a restartable timer on the scope's clock.
 *
 * A waiting timer is not a pending effect, so `allSettled` does not wait for it. Tests drive it with a
 * virtual clock.
 */
export const createTimer = () => {
  /** Starts the timer. The value is in milliseconds. Restarts a running timer. */
  const set = createEvent<number>();
  const cancel = createEvent();
  const elapsed = createEvent();

  const $abortController = createStore<AbortController | null>(null, { serialize: 'ignore' });

  const startTimerFx = attach({
    source: { clock: $clock, abortController: $abortController },
    effect: ({ clock, abortController }, ms: number) => {
      abortController?.abort();
      const next = new AbortController();
      const fireElapsed = scopeBind(elapsed, { safe: true });
      clock.sleep(ms, next.signal).then(
        () => {
          if (!next.signal.aborted) fireElapsed();
        },
        () => undefined,
      );
      return next;
    },
  });

  const cancelTimerFx = attach({
    source: $abortController,
    effect: (abortController) => abortController?.abort(),
  });

  $abortController.on(startTimerFx.doneData, (_, next) => next).reset(cancelTimerFx.done, elapsed);

  sample({ clock: set, target: startTimerFx });
  sample({ clock: cancel, target: cancelTimerFx });

  return { set, cancel, elapsed };
};
