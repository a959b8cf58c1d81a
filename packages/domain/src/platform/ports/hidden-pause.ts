import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { createTimer } from './timer.ts';
import { $visibility } from './visibility.ts';

/**
 * Creates a pause for work whose results are hidden. Between `start` and `stop`, `paused` fires when the page has been
 * hidden for `afterMs`, and `resumed` when it is shown again. A short look at another tab pauses nothing. A
 * second `start` is ignored.
 */
export const createHiddenPause = ({ afterMs }: { readonly afterMs: number }) => {
  const start = createEvent();
  const stop = createEvent();
  const visibilityChanged = createEvent<{ readonly isHidden: boolean }>();
  const paused = createEvent();
  const resumed = createEvent();

  const $unsubscribe = createStore<(() => void) | null>(null, { serialize: 'ignore' });
  const $isPaused = createStore(false, { serialize: 'ignore' });
  const timer = createTimer();

  const subscribeFx = attach({
    source: { visibility: $visibility, unsubscribe: $unsubscribe },
    effect: ({ visibility, unsubscribe }) => {
      if (unsubscribe) return unsubscribe;
      const report = scopeBind(visibilityChanged, { safe: true });
      report({ isHidden: visibility.isHidden() });
      return visibility.subscribe(() => report({ isHidden: visibility.isHidden() }));
    },
  });
  const unsubscribeFx = attach({ source: $unsubscribe, effect: (unsubscribe) => unsubscribe?.() });

  $unsubscribe.on(subscribeFx.doneData, (_, unsubscribe) => unsubscribe).reset(unsubscribeFx.done);
  $isPaused
    .on(paused, () => true)
    .on(resumed, () => false)
    .reset(stop);

  sample({ clock: start, target: subscribeFx });
  sample({ clock: stop, target: [unsubscribeFx, timer.cancel] });

  // When the page has been hidden for long enough, pause. When it is shown, resume.
  sample({
    clock: visibilityChanged,
    filter: ({ isHidden }) => isHidden,
    fn: () => afterMs,
    target: timer.set,
  });
  sample({ clock: timer.elapsed, target: paused });
  const pageShown = visibilityChanged.filter({ fn: ({ isHidden }) => !isHidden });
  sample({ clock: pageShown, target: timer.cancel });
  sample({ clock: pageShown, source: $isPaused, filter: Boolean, fn: () => undefined, target: resumed });

  return { start, stop, paused, resumed, $isPaused };
};
