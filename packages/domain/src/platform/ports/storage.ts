import { createStore } from 'effector';
import type { KeyValueStorage } from './ports.ts';

/**
 * Creates storage that lives as long as the page. `subscribe` never calls back, because no other tab can
 * change it.
 */
export const createMemoryStorage = (): KeyValueStorage => {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    subscribe: () => () => undefined,
  };
};

/**
 * Creates storage on top of `localStorage`, which is not accessed before the first use. If it is denied
 * (private modes, third-party frames) or full, the affected keys are kept in memory.
 */
export const createBrowserStorage = (): KeyValueStorage => {
  const memory = createMemoryStorage();
  const tryStorage = <T>(action: (area: Storage) => T, fallback: () => T): T => {
    try {
      return action(globalThis.localStorage);
    } catch {
      return fallback();
    }
  };
  return {
    read: (key) =>
      memory.read(key) ??
      tryStorage(
        (area) => area.getItem(key),
        () => null,
      ),
    write: (key, value) =>
      tryStorage(
        (area) => {
          area.setItem(key, value);
          memory.remove(key);
        },
        () => memory.write(key, value),
      ),
    remove: (key) => {
      memory.remove(key);
      tryStorage(
        (area) => area.removeItem(key),
        () => undefined,
      );
    },
    keys: () =>
      tryStorage(
        (area) => [
          ...new Set([
            ...memory.keys(),
            ...Array.from({ length: area.length }, (_, index) => area.key(index)).filter(
              (key) => key !== null,
            ),
          ]),
        ],
        () => memory.keys(),
      ),
    subscribe: (key, changed) => {
      // A null key means that the whole storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) changed(event.newValue);
        if (event.key === null) changed(null);
      };
      globalThis.addEventListener?.('storage', onStorage as EventListener);
      return () => globalThis.removeEventListener?.('storage', onStorage as EventListener);
    },
  };
};

export const $storage = createStore<KeyValueStorage>(createBrowserStorage(), { serialize: 'ignore' });
