import type { Clock, KeyValueStorage, Locks, RandomSource } from './ports.ts';

/** Milliseconds until a lease expires. A closed tab no longer renews its lease. */
const leaseMs = 5000;
const renewEveryMs = 1000;
/** localStorage has no compare-and-set. A tab owns the lock if its id is still stored after this delay. */
const claimDelayMs = 40;

interface LeaseLocksOptions {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** Serializes the tasks of this page, so that only one of them competes with other tabs. */
  readonly pageLocks: Locks;
}

/**
 * Creates locks across tabs for browsers without Web Locks. The lock is a lease in shared storage, which its
 * holder renews. If the holder dies, another tab takes over after 5 s.
 */
export const createLeaseLocks = ({ storage, clock, random, pageLocks }: LeaseLocksOptions): Locks => {
  const tabId = random.uuid();

  const holderOf = (key: string): string | null => {
    const [holder = '', until = ''] = (storage.read(key) ?? '').split(' ');
    return Number(until) > clock.now() ? holder : null;
  };
  const writeLease = (key: string) => storage.write(key, `${tabId} ${clock.now() + leaseMs}`);

  const acquire = async (key: string): Promise<void> => {
    for (;;) {
      if (holderOf(key) === null) {
        writeLease(key);
        await clock.sleep(claimDelayMs);
        if (holderOf(key) === tabId) return;
      }
      await clock.sleep(claimDelayMs + random.next() * claimDelayMs);
    }
  };

  const renewLease = async (key: string, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await clock.sleep(renewEveryMs, signal).catch(() => undefined);
      if (!signal.aborted) writeLease(key);
    }
  };

  return {
    run: (name, task) =>
      pageLocks.run(name, async () => {
        const key = `lock:${name}`;
        await acquire(key);
        const lease = new AbortController();
        void renewLease(key, lease.signal);
        try {
          return await task();
        } finally {
          lease.abort();
          if (holderOf(key) === tabId) storage.remove(key);
        }
      }),
  };
};
