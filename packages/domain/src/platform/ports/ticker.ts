import { createEvent, createStore, sample } from 'effector';
import { createTimer } from './timer.ts';

/**
 * Fires `intervalElapsed` at a fixed interval between `start` and `stop`. A second `start` is ignored.
 * @param every milliseconds
 */
export const createTicker = ({ every }: { readonly every: number }) => {
  const start = createEvent();
  const stop = createEvent();
  const $isRunning = createStore(false, { serialize: 'ignore' });
  const timer = createTimer();
  const intervalElapsed = timer.elapsed;

  // Ignore a start while the ticker runs. Read `$isRunning` here, before the store reacts to the start.
  const started = sample({ clock: start, source: $isRunning, filter: (running) => !running });
  $isRunning.on(started, () => true).on(stop, () => false);

  sample({ clock: started, fn: () => every, target: timer.set });
  sample({ clock: intervalElapsed, source: $isRunning, filter: Boolean, fn: () => every, target: timer.set });
  sample({ clock: stop, target: timer.cancel });

  return { start, stop, intervalElapsed, $isRunning };
};
