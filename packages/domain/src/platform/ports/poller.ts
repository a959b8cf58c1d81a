import { createEvent, createStore, is, sample, type Effect, type Store } from 'effector';
import { createTimer } from './timer.ts';

interface PollerOptions<Params, Done, Fail> {
  /**
   * The effect to call. Pass a copy made with `attach`, because the poller reacts to every result of the
   * effect.
   */
  readonly effect: Effect<Params, Done, Fail>;
  /** Milliseconds between the end of a call and the next call. */
  readonly every: number | Store<number>;
}

interface NextCall<Params> {
  readonly params: Params;
  readonly isNew: boolean;
}

/**
 * Calls an effect immediately and again after each result, successful or not, between `start(params)` and
 * `stop`. Calls never overlap: a start with new params waits for the call in flight.
 */
export const createPoller = <Params, Done, Fail>({ effect, every }: PollerOptions<Params, Done, Fail>) => {
  const start = createEvent<Params>();
  const stop = createEvent();
  const called = createEvent<Params>();

  const $intervalMs = is.store(every) ? every : createStore(every, { serialize: 'ignore' });
  /** The params of the next call. `isNew` is true until a call has used them. */
  const $nextCall = createStore<NextCall<Params> | null>(null, { serialize: 'ignore' });
  const $isRunning = $nextCall.map((nextCall) => nextCall !== null);
  const timer = createTimer();

  $nextCall
    .on(start, (_, params) => ({ params, isNew: true }))
    .on(called, (nextCall) => nextCall && { ...nextCall, isNew: false })
    .reset(stop);

  sample({ clock: [start, stop], target: timer.cancel });
  sample({
    clock: start,
    source: effect.pending,
    filter: (pending) => !pending,
    fn: (_, params) => params,
    target: called,
  });
  sample({ clock: called, target: effect });

  // After each result, call again immediately if the params are new, else wait.
  const callEnded = sample({
    clock: effect.finally,
    source: $nextCall,
    fn: (nextCall) => nextCall,
  }).filterMap((nextCall) => nextCall ?? undefined);
  sample({ clock: callEnded, filter: ({ isNew }) => isNew, fn: ({ params }) => params, target: called });
  sample({ clock: callEnded, source: $intervalMs, filter: (_, { isNew }) => !isNew, target: timer.set });
  const pauseElapsed = sample({ clock: timer.elapsed, source: $nextCall }).filterMap(
    (nextCall) => nextCall ?? undefined,
  );
  sample({ clock: pauseElapsed, fn: ({ params }) => params, target: called });

  return { start, stop, $isRunning };
};
