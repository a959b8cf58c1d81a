import { createEffect, sample, scopeBind } from 'effector';
import { collectionLoaded, pageHidden } from '@saddlebag/domain/analytics';

const listenFx = createEffect(() => {
  const reportHidden = scopeBind(pageHidden, { safe: true });
  // Mobile browsers fire no later event before they close a page.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) reportHidden();
  });
});

sample({ clock: collectionLoaded, target: listenFx });
