import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeCryptography } from '../hosts/node-cryptography.ts';
import { portableCryptography } from './cryptography.ts';

const key = fc.string({ minLength: 1, unit: 'grapheme' });
const text = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('portableCryptography', () => {
  it('computes the same digest as the native implementation', () => {
    fc.assert(
      fc.property(text, (message) => {
        expect(portableCryptography.digest(message)).toBe(nodeCryptography.digest(message));
      }),
    );
  });

  it('computes the same HMAC as the native implementation', () => {
    fc.assert(
      fc.property(key, text, (secret, message) => {
        expect(portableCryptography.authenticate(secret, message)).toBe(
          nodeCryptography.authenticate(secret, message),
        );
      }),
    );
  });

  it('derives the same key as the native implementation', async () => {
    const salt = new Uint8Array([1, 2, 3, 4]);
    const cost = { N: 16, r: 2, p: 3 };
    const keys = await Promise.all(
      [portableCryptography, nodeCryptography].map(({ deriveKey }) => deriveKey('Saddle1!bag', salt, cost)),
    );
    expect(Array.from(keys[0] ?? [])).toEqual(Array.from(keys[1] ?? []));
  });
});
