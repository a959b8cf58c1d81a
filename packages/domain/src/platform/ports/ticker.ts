import { createEvent, createStore, sample } from 'effector';
import { createTimer } from './timer.ts';

/** Fires `ticked` every so many milliseconds between `start` and `stop`. Starting twice is starting once. */
export const createTicker = ({ every }: { readonly every: number }) => {
  const start = createEvent();
  const stop = createEvent();
  const $isRunning = createStore(false, { serialize: 'ignore' });
  const timer = createTimer();
  /** Another period is over. */
  const ticked = timer.elapsed;

  // Only a start that finds it standing is one: the store hears of it afterwards.
  const begun = sample({ clock: start, source: $isRunning, filter: (running) => !running });
  $isRunning.on(begun, () => true).on(stop, () => false);

  sample({ clock: begun, fn: () => every, target: timer.set });
  sample({ clock: ticked, source: $isRunning, filter: Boolean, fn: () => every, target: timer.set });
  sample({ clock: stop, target: timer.cancel });

  return { start, stop, ticked, $isRunning };
};
