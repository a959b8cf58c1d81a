import { describe, expect, it } from 'vitest';
import type { Cryptography } from '../cryptography/cryptography.ts';
import { nodeCryptography } from '../hosts/node-cryptography.ts';
import { hashPassword, verifyPassword } from './password.ts';

const { deriveKey } = nodeCryptography;

describe('password hash', () => {
  it('matches the password in another Unicode composition', async () => {
    const hash = await hashPassword('Caf\u00e9-1!x', deriveKey);
    expect(await verifyPassword('Cafe\u0301-1!x', hash, deriveKey)).toBe(true);
    expect(await verifyPassword('Cafe-1!x', hash, deriveKey)).toBe(false);
  });

  it('differs each time for the same password', async () => {
    const hashes = await Promise.all([1, 2].map(() => hashPassword('Saddle1!bag', deriveKey)));
    expect(new Set(hashes).size).toBe(2);
  });

  it('takes the same work to verify whether or not the account exists', async () => {
    const costs: unknown[] = [];
    const recordCost: Cryptography['deriveKey'] = (_password, salt, cost) => {
      costs.push({ ...cost, salt: salt.length });
      return Promise.resolve(new Uint8Array(32));
    };
    const storedHash = await hashPassword('Saddle1!bag', deriveKey);
    expect(await verifyPassword('Saddle1!bag', storedHash, recordCost)).toBe(false);
    expect(await verifyPassword('Saddle1!bag', undefined, recordCost)).toBe(false);
    expect(costs[1]).toEqual(costs[0]);
  });
});
