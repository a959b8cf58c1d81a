import type { Clock } from '../clock.ts';

const windowMs = 60_000;
/** Maximum number of tracked addresses, which bounds the memory. */
const maxAddresses = 10_000;

/** Counts requests per address and minute. The counts are kept in memory and lost on restart. */
export interface RateLimit {
  /** Counts a request. Returns 0 if it may proceed, otherwise the seconds until the next one may. */
  take(address: string): number;
  clear(): void;
}

export const createRateLimit = (clock: Clock, maxPerMinute: () => number): RateLimit => {
  const windows = new Map<string, { readonly count: number; readonly until: number }>();
  return {
    take(address) {
      const now = clock.now();
      const current = windows.get(address);
      const { count, until } =
        current !== undefined && current.until > now ? current : { count: 0, until: now + windowMs };
      if (count >= maxPerMinute()) return Math.ceil((until - now) / 1000);
      if (windows.size >= maxAddresses) windows.clear();
      windows.set(address, { count: count + 1, until });
      return 0;
    },
    clear: () => windows.clear(),
  };
};
