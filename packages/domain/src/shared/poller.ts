import { createEvent, createStore, is, sample, type Effect, type Store } from 'effector';
import { createTimer } from './timer.ts';

interface PollerOptions<Params, Done, Fail> {
  /** What is asked again and again. It stays the caller's: pass an `attach` copy to hear only this poller's answers. */
  readonly effect: Effect<Params, Done, Fail>;
  /** Milliseconds between the end of one call and the beginning of the next. */
  readonly every: number | Store<number>;
}

/**
 * Calls an effect at once and then again after each answer, good or bad, between `start(params)` and `stop`.
 * Starting with other params calls at once with those. Calls never overlap.
 */
export const createPoller = <Params, Done, Fail>({ effect, every }: PollerOptions<Params, Done, Fail>) => {
  const start = createEvent<Params>();
  const stop = createEvent();
  const called = createEvent<Params>();

  const $every = is.store(every) ? every : createStore(every, { serialize: 'ignore' });
  const $params = createStore<{ readonly value: Params } | null>(null, { serialize: 'ignore' });
  const $isRunning = $params.map((params) => params !== null);
  const timer = createTimer();

  $params.on(start, (_, value) => ({ value })).reset(stop);

  sample({ clock: start, target: timer.cancel });
  sample({
    clock: start,
    source: effect.pending,
    filter: (pending) => !pending,
    fn: (_, params) => params,
    target: called,
  });
  sample({ clock: called, target: effect });

  // After each answer, wait and ask again, unless it was stopped meanwhile.
  sample({
    clock: effect.finally,
    source: { params: $params, every: $every },
    filter: ({ params }) => params !== null,
    fn: (now) => now.every,
    target: timer.set,
  });
  sample({
    clock: timer.elapsed,
    source: $params,
    filter: (params) => params !== null,
    // The filter has excluded null; the type does not carry over to `fn`.
    fn: (params) => (params as { readonly value: Params }).value,
    target: called,
  });
  sample({ clock: stop, target: timer.cancel });

  return { start, stop, $isRunning };
};
