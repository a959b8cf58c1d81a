import type { Clock } from '../platform/ports/ports.ts';

interface Sleeper {
  readonly at: number;
  readonly number: number;
  readonly wake: () => void;
}

export interface VirtualClock extends Clock {
  /**
   * Advances the time by `ms`. Resolves each `sleep` call at its due time and settles all promises after each
   * one.
   */
  advance(ms: number): Promise<void>;
  /**
   * Simulates a device that slept for `ms`. The time jumps, and `sleep` calls that became due resolve on the
   * next `advance`.
   */
  jump(ms: number): void;
  /** Advances the time until the promise settles. Fails after `limitMs` of virtual time. */
  runUntil<T>(promise: Promise<T>, limitMs?: number): Promise<T>;
  /** Number of `sleep` calls that are still pending. */
  readonly sleeperCount: number;
}

/** How long `runUntil` waits in real milliseconds for work that no clock controls. */
const maxRealWaitMs = 5000;

/** Waits until pending promises and response bodies have settled. */
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

/**
 * Creates a clock that is stopped until a test advances it.
 * @param start unix milliseconds
 */
export const createVirtualClock = (start = Date.UTC(2026, 0, 5, 6)): VirtualClock => {
  let now = start;
  let createdCount = 0;
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
    get sleeperCount() {
      return sleepers.length;
    },
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason as Error);
          return;
        }
        createdCount += 1;
        const sleeper: Sleeper = { at: now + Math.max(0, ms), number: createdCount, wake: resolve };
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
    jump: (ms) => {
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
        // Without a pending `sleep` call, something real is pending, such as a chunk that is loading.
        const giveUpAt = performance.now() + maxRealWaitMs;
        while (!next() && !isSettled && performance.now() < giveUpAt) await settle();
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
