import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $visibility } from './visibility.ts';

/** Watches whether the page is hidden, between `start` and `stop`. A second `start` is ignored. */
export const createVisibilityWatch = () => {
  const start = createEvent();
  const stop = createEvent();
  const visibilityRead = createEvent<boolean>();

  const $watch = createStore<{ readonly unsubscribe: () => void } | null>(null, { serialize: 'ignore' });
  /** False while nothing is watched. */
  const $isHidden = createStore(false, { serialize: 'ignore' })
    .on(visibilityRead, (_, isHidden) => isHidden)
    .reset(stop);

  const watchFx = attach({
    source: { watch: $watch, visibility: $visibility },
    effect: ({ watch, visibility }) => {
      if (watch) return watch;
      const report = scopeBind(visibilityRead, { safe: true });
      const readVisibility = () => {
        report(visibility.isHidden());
      };
      readVisibility();
      return { unsubscribe: visibility.subscribe(readVisibility) };
    },
  });
  const unwatchFx = attach({ source: $watch, effect: (watch) => watch?.unsubscribe() });

  $watch.on(watchFx.doneData, (_, watch) => watch).reset(unwatchFx.done);

  sample({ clock: start, target: watchFx });
  sample({ clock: stop, target: unwatchFx });

  return { start, stop, $isHidden };
};
