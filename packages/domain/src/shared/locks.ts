import { createStore } from 'effector';
import { createLeaseLocks } from './lease-locks.ts';
import type { Locks } from './ports.ts';
import { createBrowserStorage } from './storage.ts';
import { systemClock } from './clock.ts';
import { platformRandom } from './random.ts';

/** Mutual exclusion inside this page: tasks of one name run one after the other, also after one has failed. */
export const createMemoryLocks = (): Locks => {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run: (name, task) => {
      const turn = (tails.get(name) ?? Promise.resolve()).then(task, task);
      const tail = turn.catch(() => undefined);
      tails.set(name, tail);
      void tail.then(() => {
        if (tails.get(name) === tail) tails.delete(name);
      });
      return turn;
    },
  };
};

/**
 * Web Locks, which the browser frees when a tab dies. Where there are none (pages without HTTPS, old browsers), a lease
 * in storage keeps the tabs apart.
 */
export const createBrowserLocks = (): Locks => {
  let lease: Locks | null = null;
  const withoutWebLocks = () =>
    (lease ??= createLeaseLocks({
      storage: createBrowserStorage(),
      clock: systemClock,
      random: platformRandom,
      inPage: createMemoryLocks(),
    }));
  return {
    run: (name, task) => {
      const { locks } = globalThis.navigator ?? {};
      return locks ? locks.request(name, task) : withoutWebLocks().run(name, task);
    },
  };
};

/** The locks of the scope. */
export const $locks = createStore<Locks>(createBrowserLocks(), { serialize: 'ignore' });
