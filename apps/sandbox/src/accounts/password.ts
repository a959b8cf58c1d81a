import type { Cryptography, ScryptCost } from '../cryptography/cryptography.ts';
import { equalInConstantTime, fromBase64Url, randomText, toBase64Url } from '../cryptography/encoding.ts';

type DeriveKey = Cryptography['deriveKey'];

/** One of the settings that OWASP's password storage sheet holds equal: 16 MiB, five passes. */
const cost: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

/** Checked when the account is unknown, so that the answer takes as long as for a known one. */
const nobodysHash = `scrypt$16384$8$5$${toBase64Url(new Uint8Array(16))}$${toBase64Url(new Uint8Array(32))}`;

/** NFC, so that a password typed on another keyboard is the same password. */
const normalize = (password: string): string => password.normalize('NFC');

/** A hash to keep: `scrypt$N$r$p$salt$key`. */
export const hashPassword = async (password: string, derive: DeriveKey): Promise<string> => {
  const salt = randomText(16);
  const key = await derive(normalize(password), fromBase64Url(salt), cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt}$${toBase64Url(key)}`;
};

/** Splits a hash that `hashPassword` made. */
const parseHash = (hash: string) => {
  const [, N, r, p, salt, key] = hash.split('$') as [string, string, string, string, string, string];
  return { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt: fromBase64Url(salt), key };
};

/** Whether the password is the hashed one; without a hash it takes the same time and says no. */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
  derive: DeriveKey,
): Promise<boolean> => {
  const stored = parseHash(hash ?? nobodysHash);
  const derived = await derive(normalize(password), stored.salt, stored.cost);
  return equalInConstantTime(toBase64Url(derived), stored.key) && hash !== undefined;
};
