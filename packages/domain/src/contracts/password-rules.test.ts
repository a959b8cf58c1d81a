import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPasswordStrong, passwordErrorKey, passwordRules } from './password-rules.ts';

const unmet = (password: string) => passwordRules.filter(({ isMet }) => !isMet(password)).map(({ id }) => id);

describe('the password check', () => {
  it.each<[string, string[]]>([
    ['Saddle1!bag', []],
    ['Sad1!', ['length']],
    ['saddle1!bag', ['capital']],
    ['SADDLE1!BAG', ['small']],
    ['Saddle!bags', ['digit']],
    ['Saddle1bags', ['sign']],
    ['Saddle 1 bags', ['sign']],
    ['Sättel१!tasche', []],
    ['', ['length', 'capital', 'small', 'digit', 'sign']],
    [`Aa1!${'x'.repeat(252)}`, []],
    [`Aa1!${'x'.repeat(253)}`, ['length']],
    ...[...'!@#$%^&*'].map((sign): [string, string[]] => [`Saddle1${sign}`, []]),
    ...[...'?.,-_+=/~()€'].map((sign): [string, string[]] => [`Saddle1${sign}`, ['sign']]),
  ])('reports the unmet rules of %j: %j', (password, missing) => {
    expect(unmet(password)).toEqual(missing);
    expect(isPasswordStrong(password)).toBe(missing.length === 0);
  });

  it.each([
    ['Saddle1!bag', null],
    ['saddle', 'account.error.password-weak'],
    [`Aa1!${'😀'.repeat(252)}`, null],
    [`Aa1!${'😀'.repeat(253)}`, 'account.error.password-too-long'],
  ])('names the error of %j: %s', (password, key) => {
    expect(passwordErrorKey(password)).toBe(key);
  });

  it('counts code points, not UTF-16 units', () => {
    expect(unmet('Aa1!😀😀😀')).toEqual(['length']);
    expect(unmet('Aa1!😀😀😀😀')).toEqual([]);
  });

  it('gives the same result for composed and decomposed accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('é', 'A', 'b', '7', '?', 'ü') }), (password) => {
        expect(isPasswordStrong(password.normalize('NFD'))).toBe(isPasswordStrong(password));
      }),
    );
  });
});
