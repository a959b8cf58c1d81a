import type { Cryptography, ScryptCost } from '../cryptography/cryptography.ts';
import { equalInConstantTime, fromBase64Url, randomText, toBase64Url } from '../cryptography/encoding.ts';

type DeriveKey = Cryptography['deriveKey'];

/** One of the scrypt configurations recommended by the OWASP password storage cheat sheet: 16 MiB, p = 5. */
const cost: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

/** Stand-in hash for unknown accounts. Verifying it takes as long as verifying a stored hash. */
const dummyHash = `scrypt$16384$8$5$${toBase64Url(new Uint8Array(16))}$${toBase64Url(new Uint8Array(32))}`;

/** Normalizes to NFC, because keyboards differ in how they compose characters. */
const normalize = (password: string): string => password.normalize('NFC');

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`. */
export const hashPassword = async (password: string, derive: DeriveKey): Promise<string> => {
  const salt = randomText(16);
  const key = await derive(normalize(password), fromBase64Url(salt), cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt}$${toBase64Url(key)}`;
};

/** Parses a hash created by `hashPassword`. */
const parseHash = (hash: string) => {
  const [, N, r, p, salt, key] = hash.split('$') as [string, string, string, string, string, string];
  return { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt: fromBase64Url(salt), key };
};

/**
 * Verifies a password. Without a hash, does the same work and returns false. The response time therefore does
 * not reveal whether an account exists.
 */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
  derive: DeriveKey,
): Promise<boolean> => {
  const stored = parseHash(hash ?? dummyHash);
  const derived = await derive(normalize(password), stored.salt, stored.cost);
  return equalInConstantTime(toBase64Url(derived), stored.key) && hash !== undefined;
};
