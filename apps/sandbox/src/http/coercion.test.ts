import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCoercion } from './coercion.ts';

const coerce = createCoercion(
  z.object({ text: z.string(), count: z.optional(z.number()), flag: z.nullable(z.optional(z.boolean())) }),
);

describe('createCoercion', () => {
  it('converts the fields that the schema declares as numbers and booleans', () => {
    expect(coerce({ text: '12', count: '-3.5', flag: 'true' })).toEqual({
      text: '12',
      count: -3.5,
      flag: true,
    });
  });

  it('returns a malformed number or boolean unchanged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', ' ', '1e3', '0x10', 'NaN', 'Infinity', '1,5', '٣', '+1', '1.'),
        (malformed) => {
          expect(coerce({ count: malformed, flag: malformed })).toEqual({
            count: malformed,
            flag: malformed,
          });
        },
      ),
    );
  });

  it('converts every decimal number to its value', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: -180, max: 180, noNaN: true }), (integer, fraction) => {
        const decimal = fraction.toFixed(6);
        expect(coerce({ count: String(integer) })).toEqual({ count: integer });
        expect(coerce({ count: decimal })).toEqual({ count: Number(decimal) });
      }),
    );
  });

  it('returns fields that the schema does not declare unchanged', () => {
    expect(coerce({ __proto__x: '1', other: 'true' })).toEqual({ __proto__x: '1', other: 'true' });
  });
});
