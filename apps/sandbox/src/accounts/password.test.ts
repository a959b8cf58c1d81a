import { describe, expect, it } from 'vitest';
import { deriveKeyNatively } from '../node-derive-key.ts';
import { deriveKeyInJavaScript, hashPassword, verifyPassword, type DeriveKey } from './password.ts';

describe('a password', () => {
  it('is found again in its hash, however its letters were composed', async () => {
    const hash = await hashPassword('Caf\u00e9-1!x', deriveKeyNatively);
    expect(await verifyPassword('Cafe\u0301-1!x', hash, deriveKeyNatively)).toBe(true);
    expect(await verifyPassword('Cafe-1!x', hash, deriveKeyNatively)).toBe(false);
  });

  it('has the same hash in JavaScript and in native code', async () => {
    const hash = await hashPassword('Saddle1!bag', deriveKeyNatively);
    expect(await verifyPassword('Saddle1!bag', hash, deriveKeyInJavaScript)).toBe(true);
  });

  it('has another hash each time', async () => {
    const hashes = await Promise.all([1, 2].map(() => hashPassword('Saddle1!bag', deriveKeyNatively)));
    expect(new Set(hashes).size).toBe(2);
  });

  it('asks for the same work when there is no account', async () => {
    const costs: unknown[] = [];
    const counting: DeriveKey = (_password, salt, cost) => {
      costs.push({ ...cost, salt: salt.length });
      return Promise.resolve(new Uint8Array(32));
    };
    const known = await hashPassword('Saddle1!bag', deriveKeyNatively);
    expect(await verifyPassword('Saddle1!bag', known, counting)).toBe(false);
    expect(await verifyPassword('Saddle1!bag', undefined, counting)).toBe(false);
    expect(costs[1]).toEqual(costs[0]);
  });
});
