import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** Creates a storage that adds a prefix to all keys. It neither reads nor changes keys without the prefix. */
export const createPrefixedStorage = (storage: KeyValueStorage, prefix: string): KeyValueStorage => ({
  read: (key) => storage.read(prefix + key),
  write: (key, value) => storage.write(prefix + key, value),
  remove: (key) => storage.remove(prefix + key),
  keys: () =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
  subscribe: (key, changed) => storage.subscribe(prefix + key, changed),
});
