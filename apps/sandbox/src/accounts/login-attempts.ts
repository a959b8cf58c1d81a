import type { Clock } from '../clock.ts';

const maxFailures = 10;
const lockoutMs = 60_000;
/** Maximum number of tracked addresses, so that made-up addresses cannot exhaust memory. */
const maxAddresses = 10_000;

/** Counts failed sign-ins per address. The counts are kept in memory and lost on restart. */
export interface LoginAttempts {
  /** Counts an attempt before its password is verified, so that concurrent attempts all count. */
  begin(email: string): 'allowed' | 'too-many';
  /** Resets the count after a successful sign-in. */
  succeed(email: string): void;
  clear(): void;
}

/**
 * Creates the counter. After ten failures in a row an address is locked, whether or not it has an account.
 * The count resets a minute after the last failure.
 */
export const createLoginAttempts = (clock: Clock): LoginAttempts => {
  const counts = new Map<string, { readonly count: number; readonly until: number }>();
  return {
    begin(email) {
      const previous = counts.get(email);
      const count = previous !== undefined && previous.until > clock.now() ? previous.count : 0;
      if (count >= maxFailures) return 'too-many';
      if (counts.size >= maxAddresses) counts.clear();
      counts.set(email, { count: count + 1, until: clock.now() + lockoutMs });
      return 'allowed';
    },
    succeed: (email) => void counts.delete(email),
    clear: () => counts.clear(),
  };
};
