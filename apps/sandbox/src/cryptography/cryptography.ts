import { hmac } from '@noble/hashes/hmac.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toBase64Url } from './encoding.ts';

/** Cost parameters of scrypt (RFC 7914). */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Cryptographic primitives of the service. A host may supply native ones, which must give the same results.
 */
export interface Cryptography {
  /** Derives 32 bytes from a password with scrypt. */
  readonly deriveKey: (password: string, salt: Uint8Array, cost: ScryptCost) => Promise<Uint8Array>;
  /** SHA-256 of a text, in base64url. */
  readonly digest: (text: string) => string;
  /** HMAC-SHA-256 of a text, in base64url. */
  readonly authenticate: (secret: string, text: string) => string;
}

/** Pure JavaScript implementation, for hosts without `node:crypto`. */
export const portableCryptography: Cryptography = {
  deriveKey: (password, salt, { N, r, p }) => scryptAsync(password, salt, { N, r, p, dkLen: 32 }),
  digest: (text) => toBase64Url(sha256(utf8ToBytes(text))),
  authenticate: (secret, text) => toBase64Url(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text))),
};
