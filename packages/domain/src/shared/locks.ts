import { createStore } from 'effector';
import type { Locks } from './ports.ts';

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

/** The locks of the scope. */
export const $locks = createStore<Locks>(createMemoryLocks(), { serialize: 'ignore' });
