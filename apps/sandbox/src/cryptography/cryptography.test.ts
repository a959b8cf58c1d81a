import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeCryptography } from '../hosts/node-cryptography.ts';
import { portableCryptography } from './cryptography.ts';

const key = fc.string({ minLength: 1, unit: 'grapheme' });
const text = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('portable and native cryptography', () => {
  it('digest alike', () => {
    fc.assert(
      fc.property(text, (message) => {
        expect(portableCryptography.digest(message)).toBe(nodeCryptography.digest(message));
      }),
    );
  });

  it('authenticate alike', () => {
    fc.assert(
      fc.property(key, text, (secret, message) => {
        expect(portableCryptography.authenticate(secret, message)).toBe(
          nodeCryptography.authenticate(secret, message),
        );
      }),
    );
  });

  it('derive keys alike', async () => {
    const salt = new Uint8Array([1, 2, 3, 4]);
    const cost = { N: 16, r: 2, p: 3 };
    const keys = await Promise.all(
      [portableCryptography, nodeCryptography].map(({ deriveKey }) => deriveKey('Saddle1!bag', salt, cost)),
    );
    expect(Array.from(keys[0] ?? [])).toEqual(Array.from(keys[1] ?? []));
  });
});
