import type { Clock } from '../platform/ports/ports.ts';

interface Sleeper {
  readonly at: number;
  readonly number: number;
  readonly wake: () => void;
}

export interface VirtualClock extends Clock {
  /** Moves the time on by `ms`, waking every sleeper at its own moment, and lets everything settle after each. */
  advance(ms: number): Promise<void>;
  /** The device was asleep for `ms`: the time is another, and what fell due meanwhile wakes at the next move. */
  leap(ms: number): void;
  /** Moves the time on, as far as it takes, until the promise is settled. Fails after `limitMs` of virtual time. */
  runUntil<T>(promise: Promise<T>, limitMs?: number): Promise<T>;
  /** How many sleep now. */
  readonly sleeping: number;
}

/** Lets promises, however deeply chained, and bodies of answers come to rest. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 3; round += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  }
};

/** A clock that stands still until it is moved. @param start unix milliseconds */
export const createVirtualClock = (start = Date.UTC(2026, 0, 5, 6)): VirtualClock => {
  let now = start;
  let count = 0;
  let sleepers: Sleeper[] = [];

  const next = (): Sleeper | undefined =>
    sleepers.toSorted((one, other) => one.at - other.at || one.number - other.number)[0];
  const wake = async (sleeper: Sleeper): Promise<void> => {
    sleepers = sleepers.filter((other) => other !== sleeper);
    now = Math.max(now, sleeper.at);
    sleeper.wake();
    await settle();
  };

  return {
    now: () => now,
    get sleeping() {
      return sleepers.length;
    },
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason as Error);
          return;
        }
        count += 1;
        const sleeper: Sleeper = { at: now + Math.max(0, ms), number: count, wake: resolve };
        sleepers.push(sleeper);
        signal?.addEventListener(
          'abort',
          () => {
            sleepers = sleepers.filter((other) => other !== sleeper);
            reject(signal.reason as Error);
          },
          { once: true },
        );
      }),
    advance: async (ms) => {
      const end = now + ms;
      await settle();
      for (let sleeper = next(); sleeper && sleeper.at <= end; sleeper = next()) await wake(sleeper);
      now = Math.max(now, end);
      await settle();
    },
    leap: (ms) => {
      now += ms;
    },
    runUntil: async (promise, limitMs = 3_600_000) => {
      const end = now + limitMs;
      let isSettled = false;
      const watched = promise.finally(() => {
        isSettled = true;
      });
      watched.catch(() => undefined);
      await settle();
      while (!isSettled) {
        // Nobody sleeps: then something real is under way, such as code that is being loaded.
        for (let patience = 0; patience < 500 && !next() && !isSettled; patience += 1) await settle();
        if (isSettled) break;
        const sleeper = next();
        if (!sleeper)
          throw new Error(
            'Nothing is left to wait for, but the promise is not settled: something waits on another clock.',
          );
        if (sleeper.at > end)
          throw new Error(`The promise was not settled in ${limitMs} ms of virtual time.`);
        await wake(sleeper);
      }
      return watched;
    },
  };
};
