import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $storage } from '../../platform/ports/index.ts';
import { attentionClosed, attentionOpened } from './attention.model.ts';

/**
 * Follows a stored text while the lane is shown, including the changes of other tabs. `$text` is undefined until
 * the text has been read. Fire `written` after this tab has stored a text.
 */
export const followStoredText = (key: string) => {
  const written = createEvent();
  const changed = createEvent<string | null>();
  const $unsubscribe = createStore<() => void>(() => undefined, { serialize: 'ignore' });

  const readFx = attach({ source: $storage, effect: (storage) => storage.read(key) });
  const subscribeFx = attach({
    source: { storage: $storage, unsubscribe: $unsubscribe },
    effect: ({ storage, unsubscribe }) => {
      unsubscribe();
      return { unsubscribe: storage.subscribe(key, scopeBind(changed, { safe: true })) };
    },
  });
  const unsubscribeFx = attach({ source: $unsubscribe, effect: (unsubscribe) => unsubscribe() });

  const $text = createStore<string | null | undefined>(undefined, { skipVoid: false, serialize: 'ignore' })
    .on([readFx.doneData, changed], (_, text) => text)
    .reset(attentionClosed);
  $unsubscribe.on(subscribeFx.doneData, (_, { unsubscribe }) => unsubscribe).reset(unsubscribeFx.done);

  sample({ clock: attentionOpened, target: [subscribeFx, readFx] });
  sample({ clock: written, target: readFx });
  sample({ clock: attentionClosed, target: unsubscribeFx });

  return { $text, written };
};
