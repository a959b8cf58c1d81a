import type { Clock } from '@saddlebag/domain/ports';

/** A clock that stands still until it is moved, made for thousands of traces. */
export interface TraceClock extends Clock {
  /** Moves the time on, waking every sleeper at its own moment. */
  readonly advance: (ms: number) => Promise<void>;
  /** The lid of the device is closed and opened again: the time is another, and what was due rings afterwards. */
  readonly leap: (ms: number) => Promise<void>;
  /** Lets everything come to rest that needs no time. */
  readonly settle: () => Promise<void>;
  /** Back to the beginning, with nobody asleep: the next trace. */
  readonly reset: () => void;
}

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** The middle of a working day in Dhaka. */
const beginning = Date.UTC(2026, 0, 5, 6);
const rounds = 4;

/** @param isBusy Whether something is under way that takes real time, such as cryptography: the clock waits for it. */
export const createTraceClock = (isBusy: () => boolean): TraceClock => {
  let now = beginning;
  let sleepers: Sleeper[] = [];

  const settle = async (): Promise<void> => {
    for (let round = 0; round < rounds || isBusy(); round += isBusy() ? 0 : 1)
      await new Promise((resolve) => void setImmediate(resolve));
  };
  /** The next who is due, in order of time, then of falling asleep. */
  const dueBefore = (end: number): Sleeper | undefined => {
    let next: Sleeper | undefined;
    for (const sleeper of sleepers) if (sleeper.at <= end && (!next || sleeper.at < next.at)) next = sleeper;
    return next;
  };
  const wake = async (sleeper: Sleeper): Promise<void> => {
    sleepers = sleepers.filter((other) => other !== sleeper);
    now = Math.max(now, sleeper.at);
    sleeper.wake();
    await settle();
  };
  const advance = async (ms: number): Promise<void> => {
    const end = now + ms;
    await settle();
    for (let next = dueBefore(end); next; next = dueBefore(end)) await wake(next);
    now = Math.max(now, end);
  };

  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason as Error);
          return;
        }
        const sleeper: Sleeper = { at: now + Math.max(0, ms), wake: resolve };
        sleepers.push(sleeper);
        const interrupted = (): void => {
          sleepers = sleepers.filter((other) => other !== sleeper);
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', interrupted, { once: true });
      }),
    advance,
    leap: async (ms) => {
      await settle();
      now += ms;
      await advance(0);
    },
    settle,
    reset: () => {
      now = beginning;
      sleepers = [];
    },
  };
};
