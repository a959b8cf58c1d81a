import type { KeyValueStorage } from '../platform/ports/ports.ts';

export interface SharedStorage {
  /** Opens the storage in another tab. A tab is notified of changes by other tabs, but not of its own. */
  openTab(): KeyValueStorage;
  /** The stored values, for assertions. */
  readonly values: ReadonlyMap<string, string>;
}

/** Creates the in-memory storage of one origin, shared by any number of tabs. */
export const createSharedStorage = (initial: Readonly<Record<string, string>> = {}): SharedStorage => {
  const values = new Map(Object.entries(initial));
  const listeners = new Set<{
    readonly tab: symbol;
    readonly key: string;
    readonly changed: (value: string | null) => void;
  }>();
  const notify = (tab: symbol, key: string, value: string | null) => {
    for (const listener of listeners) {
      if (listener.tab !== tab && listener.key === key) queueMicrotask(() => listener.changed(value));
    }
  };
  return {
    values,
    openTab: () => {
      const tab = Symbol('tab');
      return {
        read: (key) => values.get(key) ?? null,
        write: (key, value) => {
          if (values.get(key) === value) return;
          values.set(key, value);
          notify(tab, key, value);
        },
        remove: (key) => {
          if (values.delete(key)) notify(tab, key, null);
        },
        keys: () => [...values.keys()],
        subscribe: (key, changed) => {
          const listener = { tab, key, changed };
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
};
