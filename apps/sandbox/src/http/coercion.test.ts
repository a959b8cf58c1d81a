import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCoercion } from './coercion.ts';

const coerce = createCoercion(
  z.object({ text: z.string(), count: z.optional(z.number()), flag: z.nullable(z.optional(z.boolean())) }),
);

describe('reading a query string', () => {
  it('reads numbers and booleans where the schema wants them, and leaves texts alone', () => {
    expect(coerce({ text: '12', count: '-3.5', flag: 'true' })).toEqual({
      text: '12',
      count: -3.5,
      flag: true,
    });
  });

  it('leaves for the schema to refuse what does not read as wanted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', ' ', '1e3', '0x10', 'NaN', 'Infinity', '1,5', '٣', '+1', '1.'),
        (odd) => {
          expect(coerce({ count: odd, flag: odd })).toEqual({ count: odd, flag: odd });
        },
      ),
    );
  });

  it('gives every number back that was written', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: -180, max: 180, noNaN: true }), (whole, part) => {
        const written = part.toFixed(6);
        expect(coerce({ count: String(whole) })).toEqual({ count: whole });
        expect(coerce({ count: written })).toEqual({ count: Number(written) });
      }),
    );
  });

  it('keeps unknown names as they are', () => {
    expect(coerce({ __proto__x: '1', other: 'true' })).toEqual({ __proto__x: '1', other: 'true' });
  });
});
