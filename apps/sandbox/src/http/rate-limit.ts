import type { Clock } from '../clock.ts';

const windowMs = 60_000;
/** Maximum number of tracked addresses, which bounds the memory. */
const maxAddresses = 10_000;

/** Counts requests per address and minute. The counts are kept in memory and lost on restart. */
export interface RateLimit {
  /** Counts a request. Returns 0 if it may proceed, otherwise the seconds until the next one may. */
  take(address: string): number;
  /** Returns 0 if a request may proceed, otherwise the seconds until the next one may. Counts nothing. */
  secondsUntilFree(address: string): number;
  clear(): void;
}

export const createRateLimit = (clock: Clock, maxPerMinute: () => number): RateLimit => {
  const windows = new Map<string, { readonly count: number; readonly until: number }>();
  const currentWindow = (address: string) => {
    const now = clock.now();
    const current = windows.get(address);
    return current !== undefined && current.until > now ? current : { count: 0, until: now + windowMs };
  };
  const secondsUntilFree = (address: string): number => {
    const { count, until } = currentWindow(address);
    return count < maxPerMinute() ? 0 : Math.ceil((until - clock.now()) / 1000);
  };
  return {
    secondsUntilFree,
    take(address) {
      const { count, until } = currentWindow(address);
      const waitSeconds = secondsUntilFree(address);
      if (waitSeconds > 0) return waitSeconds;
      if (windows.size >= maxAddresses) windows.clear();
      windows.set(address, { count: count + 1, until });
      return 0;
    },
    clear: () => windows.clear(),
  };
};
