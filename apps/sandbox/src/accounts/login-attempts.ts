import type { Clock } from '../clock.ts';

const mostFailures = 10;
const waitMs = 60_000;
/** Addresses that are remembered; a list of made-up ones must not fill the memory. */
const mostAddresses = 10_000;

/** Counts the attempts to sign in that have failed, by address. They live in memory: a restart forgives. */
export interface LoginAttempts {
  /** Counts an attempt before its password is looked at, so that many at once count as many. */
  begin(email: string): 'allowed' | 'too-many';
  /** The password was right: what was counted is forgiven. */
  succeed(email: string): void;
  clear(): void;
}

/** Ten failures in a row, known address or not; after each a minute has to pass before they are forgotten. */
export const createLoginAttempts = (clock: Clock): LoginAttempts => {
  const counted = new Map<string, { readonly count: number; readonly until: number }>();
  return {
    begin(email) {
      const known = counted.get(email);
      const count = known !== undefined && known.until > clock.now() ? known.count : 0;
      if (count >= mostFailures) return 'too-many';
      if (counted.size >= mostAddresses) counted.clear();
      counted.set(email, { count: count + 1, until: clock.now() + waitMs });
      return 'allowed';
    },
    succeed: (email) => void counted.delete(email),
    clear: () => counted.clear(),
  };
};
