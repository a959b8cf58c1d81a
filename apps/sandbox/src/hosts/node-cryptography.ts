import { createHmac, hash, scrypt } from 'node:crypto';
import type { Cryptography } from '../cryptography/cryptography.ts';

/** Native implementation. It is faster than the portable one and runs scrypt off the main thread. */
export const nodeCryptography: Cryptography = {
  deriveKey: (password, salt, { N, r, p }) =>
    new Promise((resolve, reject) => {
      scrypt(password, salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    }),
  digest: (text) => hash('sha256', text, 'base64url'),
  authenticate: (secret, text) => createHmac('sha256', secret).update(text).digest('base64url'),
};
