import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPasswordStrong, passwordRules } from './password-rules.ts';

const unmet = (password: string) => passwordRules.filter(({ isMet }) => !isMet(password)).map(({ id }) => id);

describe('the password rules', () => {
  it.each([
    ['Saddle1!bag', []],
    ['Sad1!', ['length']],
    ['saddle1!bag', ['capital']],
    ['SADDLE1!BAG', ['small']],
    ['Saddle!bags', ['digit']],
    ['Saddle1bags', ['sign']],
    ['Saddle 1 bags', ['sign']],
    ['Sättel१!tasche', []],
    ['', ['length', 'capital', 'small', 'digit', 'sign']],
    [`Aa1!${'x'.repeat(125)}`, ['length']],
  ])('find in %j what is missing: %j', (password, missing) => {
    expect(unmet(password)).toEqual(missing);
    expect(isPasswordStrong(password)).toBe(missing.length === 0);
  });

  it('count characters, not the units of the encoding', () => {
    expect(unmet('Aa1!😀😀😀')).toEqual(['length']);
    expect(unmet('Aa1!😀😀😀😀')).toEqual([]);
  });

  it('judge a password alike however its accents were typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('é', 'A', 'b', '7', '?', 'ü') }), (password) => {
        expect(isPasswordStrong(password.normalize('NFD'))).toBe(isPasswordStrong(password));
      }),
    );
  });
});
