import { scrypt } from 'node:crypto';
import type { DeriveKey } from './accounts/password.ts';

/** Node's own scrypt: faster, and outside the event loop. */
export const deriveKeyNatively: DeriveKey = (password, salt, { N, r, p }) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
