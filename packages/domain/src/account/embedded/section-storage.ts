import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** Creates a storage that prefixes all keys, so that it neither reads nor changes other keys. */
export const sectionOf = (storage: KeyValueStorage, name: string): KeyValueStorage => ({
  read: (key) => storage.read(name + key),
  write: (key, value) => storage.write(name + key, value),
  remove: (key) => storage.remove(name + key),
  keys: () =>
    storage
      .keys()
      .filter((key) => key.startsWith(name))
      .map((key) => key.slice(name.length)),
  subscribe: (key, changed) => storage.subscribe(name + key, changed),
});
