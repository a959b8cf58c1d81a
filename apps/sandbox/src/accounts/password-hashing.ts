import type { Cryptography } from '../cryptography/cryptography.ts';

type DeriveKey = Cryptography['deriveKey'];

/**
 * Maximum number of hashes that run at a time. Hashing and other work, such as verifying a token, share
 * Node's pool of four threads. Half of the pool stays free for other requests.
 */
const maxRunning = 2;
/** Maximum number of waiting hashes. The last one waits for a few seconds, less than any client's timeout. */
const maxWaiting = 16;

/** Seconds after which a client may retry when the queue is full. */
export const busyRetrySeconds = 3;

/** Runs a limited number of password hashes at a time. */
export interface PasswordHashing {
  /** Whether another hash may start or wait. Check it without an `await` before `deriveKey`. */
  hasRoom(): boolean;
  /** Derives a key as soon as fewer than `maxRunning` hashes run. */
  readonly deriveKey: DeriveKey;
}

export const createPasswordHashing = (deriveKey: DeriveKey): PasswordHashing => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const acquire = (): Promise<void> => {
    if (running >= maxRunning) return new Promise((resolve) => waiting.push(resolve));
    running += 1;
    return Promise.resolve();
  };
  const release = (): void => {
    const startNext = waiting.shift();
    if (startNext === undefined) running -= 1;
    else startNext();
  };

  return {
    hasRoom: () => running < maxRunning || waiting.length < maxWaiting,
    async deriveKey(password, salt, cost) {
      await acquire();
      try {
        return await deriveKey(password, salt, cost);
      } finally {
        release();
      }
    },
  };
};
