import type { Clock, KeyValueStorage, Locks, RandomSource } from './ports.ts';

/** Milliseconds until a lease expires. A lease that is not renewed belongs to a closed tab. */
const leaseMs = 5000;
const renewEveryMs = 1000;
/** localStorage has no compare-and-set. A tab owns the lock if its id is still stored after this delay. */
const settleMs = 40;

interface LeaseLocksOptions {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** Serializes the tasks of this page, so that only one of them competes with other tabs. */
  readonly inPage: Locks;
}

/**
 * Creates locks across tabs for browsers without Web Locks. The lock is a lease in shared storage, which its
 * holder renews. If the holder dies, another tab takes over after 5 s.
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
