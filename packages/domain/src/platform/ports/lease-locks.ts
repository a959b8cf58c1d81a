import type { Clock, KeyValueStorage, Locks, RandomSource } from './ports.ts';

/** A lease that is not renewed for this long belonged to a tab that is gone. */
const leaseMs = 5000;
const renewEveryMs = 1000;
/** Storage has no compare-and-set: whoever still reads its own name after this pause has won. */
const settleMs = 40;

interface LeaseLocksOptions {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** Keeps the tasks of this page apart, so that only one of them stands for it between the tabs. */
  readonly inPage: Locks;
}

/**
 * Mutual exclusion over tabs by a lease in shared storage, for browsers without Web Locks. The holder renews it while
 * it works; a dead holder is followed after 5 s.
 */
export const createLeaseLocks = ({ storage, clock, random, inPage }: LeaseLocksOptions): Locks => {
  const me = random.uuid();

  const holderOf = (key: string): string | null => {
    const [holder = '', until = ''] = (storage.read(key) ?? '').split(' ');
    return Number(until) > clock.now() ? holder : null;
  };
  const claim = (key: string) => storage.write(key, `${me} ${clock.now() + leaseMs}`);

  const acquire = async (key: string): Promise<void> => {
    for (;;) {
      if (holderOf(key) === null) {
        claim(key);
        await clock.sleep(settleMs);
        if (holderOf(key) === me) return;
      }
      await clock.sleep(settleMs + random.next() * settleMs);
    }
  };

  const keep = async (key: string, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await clock.sleep(renewEveryMs, signal).catch(() => undefined);
      if (!signal.aborted) claim(key);
    }
  };

  return {
    run: (name, task) =>
      inPage.run(name, async () => {
        const key = `lock:${name}`;
        await acquire(key);
        const held = new AbortController();
        void keep(key, held.signal);
        try {
          return await task();
        } finally {
          held.abort();
          if (holderOf(key) === me) storage.remove(key);
        }
      }),
  };
};
