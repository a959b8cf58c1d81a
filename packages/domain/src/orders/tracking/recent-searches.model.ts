import { attach, combine, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../../account/session/index.ts';
import { $storage } from '../../platform/ports/index.ts';
import { $search } from './board.model.ts';
import { vendorOpened } from './opening.model.ts';
import { matchSearches, readSearches, searchesKey, withSearch } from './stored-searches.ts';

/** The vendor finished typing a search: pressed Enter or left the field. */
export const searchCommitted = createEvent();
/** The vendor removed all recent searches. */
export const searchesCleared = createEvent();

const loadFx = attach({ source: $storage, effect: (storage) => readSearches(storage) });
/** Reads the storage before the write, because another tab may have changed it. */
const addFx = attach({
  source: $storage,
  effect: (storage, text: string) => {
    const searches = withSearch(readSearches(storage), text);
    storage.write(searchesKey, JSON.stringify(searches));
    return searches;
  },
});
const clearFx = attach({ source: $storage, effect: (storage) => storage.remove(searchesKey) });

const $searches = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on([loadFx.doneData, addFx.doneData], (_, searches) => searches)
  .reset(clearFx.done, sessionEnded);

/** The account's last searches that continue the typed text, newest first. At most ten. */
export const $recentSearches = combine($searches, $search, matchSearches);

// When the screen opens, load the searches. A search is kept when the vendor has finished typing it.
sample({ clock: vendorOpened, fn: () => undefined, target: loadFx });
const searchFinished = sample({ clock: searchCommitted, source: $search, fn: (text) => text.trim() });
sample({ clock: searchFinished, filter: (text) => text !== '', target: addFx });
sample({ clock: searchesCleared, target: clearFx });
