import type { Clock } from '@saddlebag/domain/ports';

/** A virtual clock that moves only on request. It is fast enough for thousands of traces. */
export interface TraceClock extends Clock {
  /** Moves the time forward and resolves each pending `sleep` at its due time. */
  readonly advance: (ms: number) => Promise<void>;
  /** Simulates a device that was asleep: moves the time in one step, then resolves every overdue `sleep`. */
  readonly jump: (ms: number) => Promise<void>;
  /** Waits until all work that needs no virtual time has finished. */
  readonly settle: () => Promise<void>;
  /** Returns to the start time and drops all pending sleeps, ready for the next trace. */
  readonly reset: () => void;
}

interface Sleeper {
  readonly wakesAtMs: number;
  readonly wake: () => void;
}

/** Noon in Dhaka (UTC+6), within service hours. */
const traceStartMs = Date.UTC(2026, 0, 5, 6);
const settleRounds = 4;

/**
 * @param isBusy Returns true while work that takes real time, such as cryptography, is pending. The clock
 * waits for it.
 */
export const createTraceClock = (isBusy: () => boolean): TraceClock => {
  let now = traceStartMs;
  let sleepers: Sleeper[] = [];

  const settle = async (): Promise<void> => {
    for (let round = 0; round < settleRounds || isBusy(); round += isBusy() ? 0 : 1)
      await new Promise((resolve) => void setImmediate(resolve));
  };
  /**
   * Returns the `sleep` call that is due first and no later than `end`. Calls due at the same time resolve in
   * the order in which they were made.
   */
  const nextDueBy = (end: number): Sleeper | undefined => {
    let next: Sleeper | undefined;
    for (const sleeper of sleepers)
      if (sleeper.wakesAtMs <= end && (!next || sleeper.wakesAtMs < next.wakesAtMs)) next = sleeper;
    return next;
  };
  const wakeSleeper = async (sleeper: Sleeper): Promise<void> => {
    sleepers = sleepers.filter((other) => other !== sleeper);
    now = Math.max(now, sleeper.wakesAtMs);
    sleeper.wake();
    await settle();
  };
  const advance = async (ms: number): Promise<void> => {
    const end = now + ms;
    await settle();
    for (let next = nextDueBy(end); next; next = nextDueBy(end)) await wakeSleeper(next);
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
        const sleeper: Sleeper = { wakesAtMs: now + Math.max(0, ms), wake: resolve };
        sleepers.push(sleeper);
        const cancel = (): void => {
          sleepers = sleepers.filter((other) => other !== sleeper);
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', cancel, { once: true });
      }),
    advance,
    jump: async (ms) => {
      await settle();
      now += ms;
      await advance(0);
    },
    settle,
    reset: () => {
      now = traceStartMs;
      sleepers = [];
    },
  };
};
