import { hmac } from '@noble/hashes/hmac.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toBase64Url } from './encoding.ts';

/** The work that scrypt asks for (RFC 7914). */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The primitives that the service stands on. A host with native ones brings them; results are the same. */
export interface Cryptography {
  /** 32 bytes derived from a password by scrypt. */
  readonly deriveKey: (password: string, salt: Uint8Array, cost: ScryptCost) => Promise<Uint8Array>;
  /** SHA-256 of a text, as base64url. */
  readonly digest: (text: string) => string;
  /** HMAC-SHA-256 of a text, as base64url. */
  readonly authenticate: (secret: string, text: string) => string;
}

/** In JavaScript: runs everywhere. */
export const portableCryptography: Cryptography = {
  deriveKey: (password, salt, { N, r, p }) => scryptAsync(password, salt, { N, r, p, dkLen: 32 }),
  digest: (text) => toBase64Url(sha256(utf8ToBytes(text))),
  authenticate: (secret, text) => toBase64Url(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text))),
};
