import { createStore } from 'effector';
import type { Clock, Locks } from './ports.ts';
import { createBrowserStorage } from './storage.ts';
import { systemClock } from './clock.ts';
import { platformRandom } from './random.ts';

/** Creates locks within this page. Tasks of one name run in order, even after one has failed. */
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
 * Milliseconds for which a tab keeps its lock after the task. Each tab is a process with its own copy of
 * local storage, and a released lock may reach the next tab before the stored data does. Without this delay,
 * Chromium loses about one in twenty changes made under a lock. With 50 ms, it loses none. The rest of the
 * delay is a safety margin.
 */
const releaseDelayMs = 500;

/**
 * Creates locks across tabs with Web Locks, which the browser releases when a tab dies. Without Web Locks
 * (pages without HTTPS, old browsers), it uses a lease in storage. In both cases, a task sees what the
 * previous one has stored.
 */
export const createBrowserLocks = (clock: Clock = systemClock): Locks => {
  const runWithWebLocks = <T>(locks: LockManager, name: string, task: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let hasStarted = false;
      const lockRequest = locks.request(name, async () => {
        hasStarted = true;
        const done = task();
        resolve(done);
        await done.catch(() => undefined);
        await clock.sleep(releaseDelayMs);
      });
      lockRequest.catch((error: unknown) => {
        // A browser may deny Web Locks in a third-party frame. Fall back to leases. If storage is denied too,
        // the leases are kept in memory, so the locks hold only within the page.
        const isDenied = !hasStarted && error instanceof DOMException && error.name === 'SecurityError';
        if (isDenied) resolve(loadLeaseLocks().then((locks) => locks.run(name, task)));
        // The browser rejects pending lock requests when the page unloads.
        else reject(error);
      });
    });
  let leaseLocks: Locks | null = null;
  const loadLeaseLocks = async () => {
    const { createLeaseLocks } = await import('./lease-locks.ts');
    return (leaseLocks ??= createLeaseLocks({
      storage: createBrowserStorage(),
      clock,
      random: platformRandom,
      pageLocks: createMemoryLocks(),
    }));
  };
  return {
    run: async (name, task) => {
      const { locks } = globalThis.navigator ?? {};
      return locks ? runWithWebLocks(locks, name, task) : (await loadLeaseLocks()).run(name, task);
    },
  };
};

export const $locks = createStore<Locks>(createBrowserLocks(), { serialize: 'ignore' });
