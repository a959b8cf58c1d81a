import { createEffect, sample, scopeBind } from 'effector';
import { collectionLoaded, eventRecorded, toErrorEvent } from '@saddlebag/domain/analytics';
import type { LoadKind } from '@saddlebag/domain/contracts';

/** Returns what an element failed to load. Preloads are left out, because their use fails as well. */
const loadKindOf = (target: EventTarget | null): LoadKind | null => {
  if (target instanceof HTMLScriptElement) return 'script';
  if (target instanceof HTMLImageElement) return 'image';
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? 'style' : null;
};

const listenFx = createEffect(() => {
  const record = scopeBind(eventRecorded, { safe: true });
  // Captures, because the error event of an element does not bubble.
  window.addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) record(toErrorEvent('script', event.error));
      const kind = loadKindOf(event.target);
      if (kind) record({ name: 'load-failed', kind });
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => record(toErrorEvent('promise', reason)));
  // Vite fires this event when the code of a screen or a part fails to load.
  window.addEventListener('vite:preloadError', () => record({ name: 'load-failed', kind: 'chunk' }));
});

sample({ clock: collectionLoaded, target: listenFx });
