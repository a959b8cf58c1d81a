import { createStore } from 'effector';
import type { Clock, Locks } from './ports.ts';
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
 * How long a lock stays with its tab after the task is done, milliseconds. Tabs are processes with a copy of local
 * storage each, and the lock may reach the next tab before what the task wrote does: without this pause Chromium loses
 * about one of twenty changes that are made under a lock, with 50 ms none.
 */
const lingerMs = 500;

/**
 * Web Locks, which the browser frees when a tab dies. Where there are none (pages without HTTPS, old browsers), a lease
 * in storage keeps the tabs apart. Either way, a task sees what the former one has stored.
 */
export const createBrowserLocks = (clock: Clock = systemClock): Locks => {
  const runWith = <T>(locks: LockManager, name: string, task: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let hasBegun = false;
      const held = locks.request(name, async () => {
        hasBegun = true;
        const done = task();
        resolve(done);
        await done.catch(() => undefined);
        await clock.sleep(lingerMs);
      });
      held.catch((error: unknown) => {
        // In the frame of another site there may be no locks, as there may be no storage: the page keeps its own.
        const isDenied = !hasBegun && error instanceof DOMException && error.name === 'SecurityError';
        if (isDenied) resolve(withoutWebLocks().then((own) => own.run(name, task)));
        // The page is being left.
        else reject(error);
      });
    });
  let lease: Locks | null = null;
  const withoutWebLocks = async () => {
    const { createLeaseLocks } = await import('./lease-locks.ts');
    return (lease ??= createLeaseLocks({
      storage: createBrowserStorage(),
      clock,
      random: platformRandom,
      inPage: createMemoryLocks(),
    }));
  };
  return {
    run: async (name, task) => {
      const { locks } = globalThis.navigator ?? {};
      return locks ? runWith(locks, name, task) : (await withoutWebLocks()).run(name, task);
    },
  };
};

/** The locks of the scope. */
export const $locks = createStore<Locks>(createBrowserLocks(), { serialize: 'ignore' });
