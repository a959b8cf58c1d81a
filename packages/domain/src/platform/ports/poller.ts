import { createEvent, createStore, is, sample, type Effect, type Store } from 'effector';
import { createTimer } from './timer.ts';

interface PollerOptions<Params, Done, Fail> {
  /** What is asked again and again. It stays the caller's: pass an `attach` copy to hear only this poller's answers. */
  readonly effect: Effect<Params, Done, Fail>;
  /** Milliseconds between the end of one call and the beginning of the next. */
  readonly every: number | Store<number>;
}

interface Wanted<Params> {
  readonly params: Params;
  readonly isNew: boolean;
}

/**
 * Calls an effect at once and then again after each answer, good or bad, between `start(params)` and `stop`.
 * Starting with other params calls with those at once, or as soon as the call under way has ended: calls never overlap.
 */
export const createPoller = <Params, Done, Fail>({ effect, every }: PollerOptions<Params, Done, Fail>) => {
  const start = createEvent<Params>();
  const stop = createEvent();
  const called = createEvent<Params>();

  const $every = is.store(every) ? every : createStore(every, { serialize: 'ignore' });
  /** What to ask for next; `isNew` until it has been asked. */
  const $wanted = createStore<Wanted<Params> | null>(null, { serialize: 'ignore' });
  const $isRunning = $wanted.map((wanted) => wanted !== null);
  const timer = createTimer();

  $wanted
    .on(start, (_, params) => ({ params, isNew: true }))
    .on(called, (wanted) => wanted && { ...wanted, isNew: false })
    .reset(stop);

  sample({ clock: [start, stop], fn: () => undefined, target: timer.cancel });
  sample({
    clock: start,
    source: effect.pending,
    filter: (pending) => !pending,
    fn: (_, params) => params,
    target: called,
  });
  sample({ clock: called, target: effect });

  // After each answer, ask for what has become wanted meanwhile, or wait.
  const answered = sample({ clock: effect.finally, source: $wanted, fn: (wanted) => wanted }).filterMap(
    (wanted) => wanted ?? undefined,
  );
  sample({ clock: answered, filter: ({ isNew }) => isNew, fn: ({ params }) => params, target: called });
  sample({ clock: answered, source: $every, filter: (_, { isNew }) => !isNew, target: timer.set });
  const due = sample({ clock: timer.elapsed, source: $wanted }).filterMap((wanted) => wanted ?? undefined);
  sample({ clock: due, fn: ({ params }) => params, target: called });

  return { start, stop, $isRunning };
};
