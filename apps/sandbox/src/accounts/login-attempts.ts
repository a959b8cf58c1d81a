import type { Clock } from '../clock.ts';

const maxFailures = 10;
const lockoutMs = 60_000;
/**
 * Maximum number of tracked sign-in names, so that made-up names cannot exhaust memory. At the maximum, all
 * counts are reset.
 */
const maxTrackedNames = 10_000;

/** Counts failed sign-ins per sign-in name, even a name without an account. A restart resets the counts. */
export interface LoginAttempts {
  /**
   * Counts an attempt before its password is verified, so that concurrent attempts all count. Returns 0 if the
   * attempt may succeed, otherwise the seconds until the next one may.
   */
  begin(email: string): number;
  /** Resets the count after a successful sign-in. */
  succeed(email: string): void;
  clear(): void;
}

/**
 * Creates the counter. Ten failures in a row lock a sign-in name until a minute after the last one. A minute
 * without failures resets the count.
 */
export const createLoginAttempts = (clock: Clock): LoginAttempts => {
  const counts = new Map<string, { readonly count: number; readonly until: number }>();
  return {
    begin(email) {
      const now = clock.now();
      const { count, until } = counts.get(email) ?? { count: 0, until: 0 };
      const recentCount = until > now ? count : 0;
      if (recentCount >= maxFailures) return Math.ceil((until - now) / 1000);
      if (counts.size >= maxTrackedNames) counts.clear();
      counts.set(email, { count: recentCount + 1, until: now + lockoutMs });
      return 0;
    },
    succeed: (email) => void counts.delete(email),
    clear: () => counts.clear(),
  };
};
