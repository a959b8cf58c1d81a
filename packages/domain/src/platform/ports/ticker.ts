import { createEvent, createStore, sample } from 'effector';
import { createTimer } from './timer.ts';

/**
 * Fires `ticked` at a fixed interval between `start` and `stop`. A second `start` is ignored.
 * @param every milliseconds
 */
export const createTicker = ({ every }: { readonly every: number }) => {
  const start = createEvent();
  const stop = createEvent();
  const $isRunning = createStore(false, { serialize: 'ignore' });
  const timer = createTimer();
  const ticked = timer.elapsed;

  // Ignore a start while the ticker runs. Read `$isRunning` here, before the store reacts to the start.
  const begun = sample({ clock: start, source: $isRunning, filter: (running) => !running });
  $isRunning.on(begun, () => true).on(stop, () => false);

  sample({ clock: begun, fn: () => every, target: timer.set });
  sample({ clock: ticked, source: $isRunning, filter: Boolean, fn: () => every, target: timer.set });
  sample({ clock: stop, target: timer.cancel });

  return { start, stop, ticked, $isRunning };
};
