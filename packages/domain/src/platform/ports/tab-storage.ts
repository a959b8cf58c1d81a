import { createStore } from 'effector';
import type { KeyValueStorage } from './ports.ts';
import { createMemoryStorage } from './storage.ts';

/** Storage that other tabs cannot read and that the browser empties when it closes the tab. */
export type TabStorage = Pick<KeyValueStorage, 'read' | 'write' | 'remove'>;

/** Creates storage on top of `sessionStorage`. If it is denied or full, the values are kept in memory. */
const createTabStorage = (): TabStorage => {
  const memory = createMemoryStorage();
  const tryStorage = <T>(action: (area: TabStorage) => T): T => {
    try {
      const area = globalThis.sessionStorage;
      return action({
        read: (key) => area.getItem(key) ?? memory.read(key),
        write: (key, value) => area.setItem(key, value),
        remove: (key) => area.removeItem(key),
      });
    } catch {
      return action(memory);
    }
  };
  return {
    read: (key) => tryStorage((area) => area.read(key)),
    write: (key, value) => tryStorage((area) => area.write(key, value)),
    remove: (key) => {
      memory.remove(key);
      tryStorage((area) => area.remove(key));
    },
  };
};

export const $tabStorage = createStore<TabStorage>(createTabStorage(), { serialize: 'ignore' });
